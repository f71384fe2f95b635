import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import type { OrderedPhase } from '@spadestik/domain/phase'
import { courseOf } from '@spadestik/domain/phase'
import { shortCriterion } from '@spadestik/domain/text'
import { PhaseMeter } from '@spadestik/ui/PhaseMeter'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { TagList } from '@spadestik/ui/TagList'
import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/useFormats'
import { criterionNames } from './criterionNames'
import type { NamedItem } from '../ItemActionsContext'
import { ItemIconBar } from '../actions/ItemIconBar'
import { messages } from '../Items.messages'
import { ItemTitle } from './ItemTitle'
import { phasePosition } from '../phasePosition'
import { RowActions } from './RowActions'
import { RowPeeks } from './RowPeeks'
import * as css from './useSharedColumns.css'

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
  /** Returns the builder of a project or the buyer of a procurement. */
  readonly ownerOf: (row: Row) => string | null
  readonly isCompact: boolean
}

/**
 * Returns the table columns that projects and procurements share, and functions that render the same contents
 * in cards (S20).
 */
export function useSharedColumns<Row extends SharedRow>(options: SharedColumnsOptions<Row>) {
  'use memo'
  const { phases, typed, itemOf, ownerOf, isCompact } = options
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
    name: (header: string): ResultColumn<Row> => ({
      id: 'name',
      header,
      isRowHeader: true,
      width: 'rest',
      cell: (row) => (
        <ItemTitle item={itemOf(row)} typed={typed} meta={parts.meta(row)} isInPreparation={row.inProgress} />
      ),
    }),
    phase: {
      id: 'phase',
      header: formatMessage(messages.phase),
      hideBelow: 600,
      isOneLine: true,
      cell: (row: Row) =>
        isCompact ? <span className={css.phaseName}>{row.phase.name}</span> : parts.phase(row, 'below'),
    },
    category: {
      id: 'category',
      header: formatMessage(messages.category),
      hideBelow: 1200,
      isOneLine: true,
      cell: (row: Row) => (
        <TagList names={criterionNames(row.criteria)} shorten={shortCriterion} max={1} isOneLine />
      ),
    },
    published: {
      id: 'published',
      header: formatMessage(messages.published),
      isOneLine: true,
      hideBelow: 1400,
      cell: (row: Row) => formatDate(row.published),
    },
    updated: {
      id: 'updated',
      header: formatMessage(messages.updated),
      isOneLine: true,
      hideBelow: 1080,
      cell: (row: Row) => formatDate(row.lastUpdateDate),
    },
    actions: {
      id: 'actions',
      header: formatMessage(messages.actions),
      isHeaderHidden: true,
      isOverlay: true,
      align: 'end',
      cell: (row: Row) => <RowActions item={itemOf(row)} />,
    },
  } satisfies Record<string, ResultColumn<Row> | ((header: string) => ResultColumn<Row>)>
  return { columns, parts }
}
