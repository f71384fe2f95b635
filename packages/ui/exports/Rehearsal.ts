export { Rehearsal } from '../src/saved/Rehearsal/Rehearsal'
export type {
  RehearsalProps,
  RehearsalResult,
  RehearsedItem,
  RehearsedRate,
} from '../src/saved/Rehearsal/Rehearsal'
