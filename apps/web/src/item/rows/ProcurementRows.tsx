import type { Schemas } from '@spadestik/api-client'
import { Highlight } from '@spadestik/ui/Highlight'
import { ResultCard } from '@spadestik/ui/ResultCard'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { useProcurementPhases } from '../../api/vocabulary'
import { Deadline } from '../Deadline'
import { LazyItemDetails } from '../details/LazyItemDetails'
import type { NamedItem } from '../ItemActionsContext'
import { messages } from '../Items.messages'
import { ItemRows } from './ItemRows'
import { ItemMeta } from './ItemTitle'
import type { RowsProps } from './RowsProps'
import { useSharedColumns } from './useSharedColumns'
import { knownOr } from '../../api/cache/knownOr'

type Row = Schemas['ProcurementSummary']

/** Always the same empty array. Otherwise the columns would be created again while data is loading. */
const none: readonly never[] = []

const itemOf = ({ id, name }: Row): NamedItem => ({ type: 'procurement', id, name })

/** Procurements as rows of a table, or as cards (S04, S20). */
export function ProcurementRows({ typed = '', renderReason, ...rows }: RowsProps<Row>) {
  'use memo'
  const { formatMessage } = useIntl()
  const phases = knownOr(useProcurementPhases().data, none)
  const ownerOf = ({ liable }: Row) => liable
  const { columns, parts } = useSharedColumns<Row>({
    phases,
    typed,
    itemOf,
    ownerOf,
    isCompact: rows.view === 'compact',
  })
  const shown: ResultColumn<Row>[] = [
    columns.name(formatMessage(messages.procurement)),
    columns.phase,
    columns.category,
    {
      id: 'budget',
      header: formatMessage(messages.budget),
      align: 'end',
      isOneLine: true,
      hideBelow: 700,
      cell: parts.sum,
    },
    columns.published,
    columns.updated,
    {
      id: 'deadline',
      header: formatMessage(messages.deadline),
      isOneLine: true,
      hideBelow: 460,
      cell: (row) => <Deadline of={row} windowPlacement={rows.view === 'compact' ? 'beside' : 'below'} />,
    },
    columns.actions,
  ]
  return (
    <ItemRows
      {...rows}
      itemOf={itemOf}
      columns={shown}
      renderDetails={(row) => <LazyItemDetails item={itemOf(row)} reason={renderReason?.(row)} />}
      renderCard={(row, card) => (
        <ResultCard
          {...card}
          href={paths.procurement(row.id)}
          title={<Highlight text={row.name} typed={typed} />}
          meta={<ItemMeta item={itemOf(row)} meta={parts.meta(row)} isInPreparation={row.inProgress} />}
          facts={
            <>
              {parts.phase(row, 'beside')} {row.budget !== null && <span>{parts.sum(row)}</span>}
            </>
          }
          deadline={<Deadline of={row} none={null} />}
          actions={
            <>
              {parts.peeks(row)}
              {parts.actions(row)}
            </>
          }
        />
      )}
    />
  )
}
