export { HiddenItemRemoveModal } from '../src/saved/HiddenItemRemoveModal/HiddenItemRemoveModal'
export type {
  HiddenItemRemoveModalProps,
  HiddenItemScope,
} from '../src/saved/HiddenItemRemoveModal/HiddenItemRemoveModal'
