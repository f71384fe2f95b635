export { nextPrintStep } from '../src/print/printMoment'
export { areCompact, notesToPrint } from '../src/print/printNotes'
