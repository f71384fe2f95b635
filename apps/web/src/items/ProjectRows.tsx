import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { formatQuarter, quarterOf } from '@spadestik/domain/quarter'
import { courseOf } from '@spadestik/domain/phase'
import { Highlight } from '@spadestik/ui/Highlight'
import { PhaseMeter } from '@spadestik/ui/PhaseMeter'
import { ResultCard } from '@spadestik/ui/ResultCard'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { TagList } from '@spadestik/ui/TagList'
import { useIntl } from 'react-intl'
import { paths } from '../app/paths'
import { useFormats } from '../app/useFormats'
import { useProjectPhases } from '../data/useProjectPhases'
import { criterionNames } from './criterionNames'
import type { NamedItem } from './ItemActionsContext'
import { ItemIconBar } from './ItemIconBar'
import { messages } from './Items.messages'
import { ItemRows } from './ItemRows'
import { ItemMeta, ItemTitle } from './ItemTitle'
import { phasePosition } from './phasePosition'
import type { RowsProps } from './RowsProps'

type Row = Schemas['ProjectSummary']

const itemOf = ({ id, name }: Row): NamedItem => ({ type: 'project', id, name })

const startOf = ({ buildingStart }: Row): string => {
  const quarter = quarterOf(buildingStart)
  return quarter === null ? '–' : formatQuarter(quarter)
}

/** Projects as rows. @source specification 2 (Result rows) */
export function ProjectRows({ typed = '', ...rows }: RowsProps<Row>) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { data: phases = [] } = useProjectPhases()
  const sum = (row: Row) => (row.budget === null ? '–' : money(row.budget, row.currency))
  const phase = (row: Row, namePlacement: 'below' | 'beside') => (
    <PhaseMeter
      name={row.phase.name}
      position={phasePosition(phases, row.phase.id)}
      count={courseOf(phases).length}
      namePlacement={namePlacement}
    />
  )
  const columns: ResultColumn<Row>[] = [
    {
      id: 'name',
      header: formatMessage(messages.project),
      isRowHeader: true,
      width: '34%',
      cell: (row) => (
        <ItemTitle
          item={itemOf(row)}
          typed={typed}
          meta={[row.builder, row.place]}
          isInPreparation={row.inProgress}
        />
      ),
    },
    {
      id: 'phase',
      header: formatMessage(messages.phase),
      hideBelow: 600,
      cell: (row) => phase(row, 'below'),
    },
    {
      id: 'category',
      header: formatMessage(messages.category),
      hideBelow: 1000,
      width: '16%',
      cell: (row) => <TagList names={criterionNames(row.criteria)} max={2} isOneLine />,
    },
    {
      id: 'sum',
      header: formatMessage(messages.sum),
      align: 'end',
      isOneLine: true,
      hideBelow: 460,
      cell: sum,
    },
    { id: 'start', header: formatMessage(messages.start), isOneLine: true, hideBelow: 800, cell: startOf },
    {
      id: 'published',
      header: formatMessage(messages.published),
      isOneLine: true,
      hideBelow: 1080,
      cell: (row) => formatDate(row.published),
    },
    {
      id: 'updated',
      header: formatMessage(messages.updated),
      isOneLine: true,
      hideBelow: 700,
      cell: (row) => formatDate(row.lastUpdateDate),
    },
    {
      id: 'actions',
      header: formatMessage(messages.actions),
      isHeaderHidden: true,
      align: 'end',
      cell: (row) => <ItemIconBar item={itemOf(row)} />,
    },
  ]
  return (
    <ItemRows
      {...rows}
      columns={columns}
      renderCard={(row) => (
        <ResultCard
          href={paths.project(row.id)}
          title={<Highlight text={row.name} typed={typed} />}
          meta={
            <ItemMeta item={itemOf(row)} meta={[row.builder, row.place]} isInPreparation={row.inProgress} />
          }
          facts={
            <>
              {phase(row, 'beside')} {row.budget !== null && `· ${sum(row)}`}
            </>
          }
          tags={<TagList names={criterionNames(row.criteria)} max={3} />}
          actions={<ItemIconBar item={itemOf(row)} />}
        />
      )}
    />
  )
}
