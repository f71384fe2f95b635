export { AgentReplaceModal } from '../src/saved/AgentReplaceModal/AgentReplaceModal'
export type {
  AgentChanges,
  AgentChoice,
  AgentReplaceModalProps,
  ReplacedSearch,
} from '../src/saved/AgentReplaceModal/AgentReplaceModal'
