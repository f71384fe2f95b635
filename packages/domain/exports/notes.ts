export {
  notesInOrder,
  noteSaving,
  previewedNotes,
  seesNote,
  withoutNote,
  withSavedNote,
} from '../src/notes/notes'
export type { NoteOfItem } from '../src/notes/notes'
