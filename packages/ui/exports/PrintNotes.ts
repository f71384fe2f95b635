export { PrintNotes } from '../src/PrintNotes/PrintNotes'
export type { PrintNotesProps, PrintedNote } from '../src/PrintNotes/PrintNotes'
