import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import type { OrderedPhase } from '@spadestik/domain/phase'
import { courseOf } from '@spadestik/domain/phase'
import { PhaseMeter } from '@spadestik/ui/PhaseMeter'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { TagList } from '@spadestik/ui/TagList'
import { useIntl } from 'react-intl'
import { useFormats } from '../app/useFormats'
import { criterionNames } from './criterionNames'
import type { NamedItem } from './ItemActionsContext'
import { ItemIconBar } from './ItemIconBar'
import { messages } from './Items.messages'
import { ItemTitle } from './ItemTitle'
import { phasePosition } from './phasePosition'
import { RowPeeks } from './RowPeeks'

/** What a row of a project and one of a procurement both tell. */
interface SharedRow {
  readonly inProgress: boolean
  readonly phase: Schemas['Phase']
  readonly criteria: readonly Schemas['CriterionGroup'][]
  readonly budget: number | null
  readonly currency: string
  readonly place: string | null
  readonly published: string | null
  readonly lastUpdateDate: string | null
}

interface SharedColumnsOptions<Row> {
  readonly phases: readonly OrderedPhase[]
  readonly typed: string
  readonly itemOf: (row: Row) => NamedItem
  /** Who builds or buys. */
  readonly ownerOf: (row: Row) => string | null
}

/** The columns that projects and procurements share, and the same parts for their cards. */
export function useSharedColumns<Row extends SharedRow>(options: SharedColumnsOptions<Row>) {
  'use memo'
  const { phases, typed, itemOf, ownerOf } = options
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const parts = {
    meta: (row: Row) => [ownerOf(row), row.place],
    phase: (row: Row, namePlacement: 'below' | 'beside') => (
      <PhaseMeter
        name={row.phase.name}
        position={phasePosition(phases, row.phase.id)}
        count={courseOf(phases).length}
        namePlacement={namePlacement}
      />
    ),
    sum: (row: Row) => (row.budget === null ? '–' : money(row.budget, row.currency)),
    peeks: (row: Row) => <RowPeeks item={itemOf(row)} />,
    actions: (row: Row) => <ItemIconBar item={itemOf(row)} />,
  }
  const columns = {
    /** @param header what the items are */
    name: (header: string): ResultColumn<Row> => ({
      id: 'name',
      header,
      isRowHeader: true,
      width: '34%',
      cell: (row) => (
        <ItemTitle item={itemOf(row)} typed={typed} meta={parts.meta(row)} isInPreparation={row.inProgress} />
      ),
    }),
    phase: {
      id: 'phase',
      header: formatMessage(messages.phase),
      hideBelow: 600,
      cell: (row: Row) => parts.phase(row, 'below'),
    },
    category: {
      id: 'category',
      header: formatMessage(messages.category),
      hideBelow: 1000,
      width: '16%',
      cell: (row: Row) => <TagList names={criterionNames(row.criteria)} max={2} isOneLine />,
    },
    published: {
      id: 'published',
      header: formatMessage(messages.published),
      isOneLine: true,
      hideBelow: 1080,
      cell: (row: Row) => formatDate(row.published),
    },
    updated: {
      id: 'updated',
      header: formatMessage(messages.updated),
      isOneLine: true,
      hideBelow: 900,
      cell: (row: Row) => formatDate(row.lastUpdateDate),
    },
    // The open row shows the same where a table has no room for them.
    peeks: {
      id: 'peeks',
      header: formatMessage(messages.news),
      isHeaderHidden: true,
      align: 'end',
      hideBelow: 1000,
      cell: parts.peeks,
    },
    actions: {
      id: 'actions',
      header: formatMessage(messages.actions),
      isHeaderHidden: true,
      align: 'end',
      cell: parts.actions,
    },
  } satisfies Record<string, ResultColumn<Row> | ((header: string) => ResultColumn<Row>)>
  return { columns, parts }
}
