export { nextPrintStep } from '../src/print/printMoment'
export type { ImageProgress } from '../src/print/printMoment'
export { areCompact, notesToPrint } from '../src/print/printNotes'
export type { PrintableNote } from '../src/print/printNotes'
