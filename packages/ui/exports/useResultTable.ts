export { useResultTable } from '../src/data/ResultTable/useResultTable'
export type {
  ResultTableOptions,
  ResultTableRow,
  ResultTableState,
} from '../src/data/ResultTable/useResultTable'
export type { ResultSort } from '../src/data/ResultTable/ResultColumn'
