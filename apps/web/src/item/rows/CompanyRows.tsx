import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { Highlight } from '@spadestik/ui/Highlight'
import { ResultCard } from '@spadestik/ui/ResultCard'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { FormattedNumber, useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { messages as detailMessages } from '../details/ItemDetails.messages'
import { LazyItemDetails } from '../details/LazyItemDetails'
import type { NamedItem } from '../ItemActionsContext'
import { ItemIconBar } from '../actions/ItemIconBar'
import { messages } from '../Items.messages'
import { ItemRows } from './ItemRows'
import { ItemMeta, ItemTitle } from './ItemTitle'
import { RowActions } from './RowActions'
import { RowPeeks } from './RowPeeks'
import type { RowsProps } from './RowsProps'

type Row = Schemas['CompanySummary']

const itemOf = ({ id, companyName }: Row): NamedItem => ({ type: 'company', id, name: companyName })
const cityOf = ({ postalCode, city }: Row): string | null =>
  [postalCode, city].filter(Boolean).join(' ') || null

/** Companies as rows of a table, or as cards (S04). */
export function CompanyRows({ typed = '', renderReason, ...rows }: RowsProps<Row>) {
  'use memo'
  const { formatMessage } = useIntl()
  const columns: ResultColumn<Row>[] = [
    {
      id: 'name',
      header: formatMessage(messages.company),
      isRowHeader: true,
      width: 'rest',
      cell: (row) => <ItemTitle item={itemOf(row)} typed={typed} meta={[cityOf(row)]} />,
    },
    {
      id: 'address',
      header: formatMessage(messages.address),
      hideBelow: 800,
      isOneLine: true,
      cell: (row) => row.address ?? '–',
    },
    {
      id: 'cvr',
      header: formatMessage(messages.cvr),
      hideBelow: 700,
      isOneLine: true,
      cell: (row) => row.cvr ?? '–',
    },
    {
      id: 'roles',
      header: formatMessage(messages.roles),
      align: 'end',
      isOneLine: true,
      hideBelow: 460,
      cell: (row) => <FormattedNumber value={row.roleCount} />,
    },
    {
      id: 'updated',
      header: formatMessage(messages.updated),
      isOneLine: true,
      hideBelow: 600,
      cell: (row) => formatDate(row.lastUpdateDate),
    },
    {
      id: 'actions',
      header: formatMessage(messages.actions),
      isHeaderHidden: true,
      isOverlay: true,
      align: 'end',
      cell: (row) => <RowActions item={itemOf(row)} />,
    },
  ]
  return (
    <ItemRows
      {...rows}
      itemOf={itemOf}
      columns={columns}
      renderDetails={(row) => (
        <LazyItemDetails item={itemOf(row)} reason={renderReason?.(row)} relatedCount={row.roleCount} />
      )}
      renderCard={(row, card) => (
        <ResultCard
          {...card}
          href={paths.company(row.id)}
          title={<Highlight text={row.companyName} typed={typed} />}
          meta={<ItemMeta item={itemOf(row)} meta={[row.address, cityOf(row)]} />}
          facts={formatMessage(detailMessages.roles, { count: row.roleCount })}
          actions={
            <>
              <RowPeeks item={itemOf(row)} />
              <ItemIconBar item={itemOf(row)} />
            </>
          }
        />
      )}
    />
  )
}
