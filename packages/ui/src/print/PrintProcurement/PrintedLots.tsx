import { useIntl } from 'react-intl'
import { PrintTable } from '../PrintDocument/PrintTable'
import { printProcurementMessages as messages } from './PrintProcurement.messages'

/** A part of a procurement that is contracted separately. Null values are unknown, or withheld. */
export interface PrintedLot {
  id: string
  number: string
  title: string | null
  /** The last day for tenders as formatted text. */
  deadline: string | null
  /** The estimated sum as formatted text. */
  sum: string | null
  /** What became of the lot, such as "Awarded". */
  result: string | null
  /** The names of the winners. */
  winner: string | null
}

const keys = ['number', 'title', 'deadline', 'sum', 'result', 'winner'] as const

const oneLine: ReadonlySet<string> = new Set(['number', 'deadline', 'sum'])

/** The table of the lots. Columns that no lot has a value for are left out. */
export function PrintedLots({ lots }: { lots: readonly PrintedLot[] }) {
  const { formatMessage } = useIntl()
  const shown = keys.filter((key) => lots.some((lot) => lot[key] !== null))
  return (
    <PrintTable
      columns={shown.map((key) => formatMessage(messages[key === 'title' ? 'lotTitle' : key]))}
      oneLineColumns={shown.flatMap((key, index) => (oneLine.has(key) ? [index] : []))}
      rows={lots.map((lot) => ({ id: lot.id, cells: shown.map((key) => lot[key]) }))}
    />
  )
}
