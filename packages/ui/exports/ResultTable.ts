export { ResultTable } from '../src/data/ResultTable/ResultTable'
export type { ResultTableProps } from '../src/data/ResultTable/ResultTable'
export { hideWidths } from '../src/data/ResultTable/ResultColumn'
export type { HideWidth, ResultColumn, ResultSort, RowDensity } from '../src/data/ResultTable/ResultColumn'
