export { notesInOrder, previewedNotes, withoutNote, withSavedNote } from '../src/notes/notes'
