export { HiddenItemRemoveModal } from '../src/HiddenItemRemoveModal/HiddenItemRemoveModal'
export type {
  HiddenItemRemoveModalProps,
  HiddenItemScope,
} from '../src/HiddenItemRemoveModal/HiddenItemRemoveModal'
