export { ResultTable } from '../src/ResultTable/ResultTable'
export type { ResultTableProps } from '../src/ResultTable/ResultTable'
export { hideWidths } from '../src/ResultTable/ResultColumn'
export type { HideWidth, ResultColumn, ResultSort, RowDensity } from '../src/ResultTable/ResultColumn'
