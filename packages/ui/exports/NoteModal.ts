export { NoteModal } from '../src/NoteModal/NoteModal'
export type { NoteDraft, NoteModalProps } from '../src/NoteModal/NoteModal'
