import type { Schemas } from '@spadestik/api-client'
import { formatQuarter, quarterOf } from '@spadestik/domain/quarter'
import { shortCriterion } from '@spadestik/domain/text'
import { Highlight } from '@spadestik/ui/Highlight'
import { ResultCard } from '@spadestik/ui/ResultCard'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { TagList } from '@spadestik/ui/TagList'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { useProjectPhases } from '../../api/vocabulary'
import { criterionNames } from './criterionNames'
import { LazyItemDetails } from '../details/LazyItemDetails'
import type { NamedItem } from '../ItemActionsContext'
import { messages } from '../Items.messages'
import { ItemRows } from './ItemRows'
import { ItemMeta } from './ItemTitle'
import type { RowsProps } from './RowsProps'
import { useSharedColumns } from './useSharedColumns'
import { knownOr } from '../../api/cache/knownOr'

type Row = Schemas['ProjectSummary']

/** Always the same empty array. Otherwise the columns would be created again while data is loading. */
const none: readonly never[] = []

const itemOf = ({ id, name }: Row): NamedItem => ({ type: 'project', id, name })

const startOf = ({ buildingStart }: Row): string => {
  const quarter = quarterOf(buildingStart)
  return quarter === null ? '–' : formatQuarter(quarter)
}

/** Projects as rows of a table, or as cards (S04). */
export function ProjectRows({ typed = '', renderReason, ...rows }: RowsProps<Row>) {
  'use memo'
  const { formatMessage } = useIntl()
  const phases = knownOr(useProjectPhases().data, none)
  const ownerOf = ({ builder }: Row) => builder
  const { columns, parts } = useSharedColumns<Row>({
    phases,
    typed,
    itemOf,
    ownerOf,
    isCompact: rows.view === 'compact',
  })
  const shown: ResultColumn<Row>[] = [
    columns.name(formatMessage(messages.project)),
    columns.phase,
    columns.category,
    {
      id: 'sum',
      header: formatMessage(messages.sum),
      align: 'end',
      isOneLine: true,
      hideBelow: 460,
      cell: parts.sum,
    },
    { id: 'start', header: formatMessage(messages.start), isOneLine: true, hideBelow: 1000, cell: startOf },
    columns.published,
    { ...columns.updated, hideBelow: 700 },
    columns.actions,
  ]
  return (
    <ItemRows
      {...rows}
      itemOf={itemOf}
      columns={shown}
      renderDetails={(row) => (
        <LazyItemDetails
          item={itemOf(row)}
          reason={renderReason?.(row)}
          relatedCount={row.procurementCount}
        />
      )}
      renderCard={(row, card) => (
        <ResultCard
          {...card}
          href={paths.project(row.id)}
          title={<Highlight text={row.name} typed={typed} />}
          meta={<ItemMeta item={itemOf(row)} meta={parts.meta(row)} isInPreparation={row.inProgress} />}
          facts={
            <>
              {parts.phase(row, 'beside')} {row.budget !== null && <span>{parts.sum(row)}</span>}
            </>
          }
          tags={<TagList names={criterionNames(row.criteria)} shorten={shortCriterion} max={3} />}
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
