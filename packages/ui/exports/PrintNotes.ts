export { PrintNotes } from '../src/print/PrintNotes/PrintNotes'
export type { PrintNotesProps, PrintedNote } from '../src/print/PrintNotes/PrintNotes'
