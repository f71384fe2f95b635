export { NoteModal } from '../src/item/NoteModal/NoteModal'
export type { NoteDraft, NoteModalProps } from '../src/item/NoteModal/NoteModal'
