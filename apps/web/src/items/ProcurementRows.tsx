import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { courseOf } from '@spadestik/domain/phase'
import { Highlight } from '@spadestik/ui/Highlight'
import { PhaseMeter } from '@spadestik/ui/PhaseMeter'
import { ResultCard } from '@spadestik/ui/ResultCard'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { TagList } from '@spadestik/ui/TagList'
import { useIntl } from 'react-intl'
import { paths } from '../app/paths'
import { useFormats } from '../app/useFormats'
import { useProcurementPhases } from '../data/useProcurementPhases'
import { criterionNames } from './criterionNames'
import { Deadline } from './Deadline'
import type { NamedItem } from './ItemActionsContext'
import { ItemIconBar } from './ItemIconBar'
import { messages } from './Items.messages'
import { ItemRows } from './ItemRows'
import { ItemMeta, ItemTitle } from './ItemTitle'
import { phasePosition } from './phasePosition'
import type { RowsProps } from './RowsProps'

type Row = Schemas['ProcurementSummary']

const itemOf = ({ id, name }: Row): NamedItem => ({ type: 'procurement', id, name })

/** Procurements as rows. @source specification 2 (Result rows) */
export function ProcurementRows({ typed = '', ...rows }: RowsProps<Row>) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { data: phases = [] } = useProcurementPhases()
  const budget = (row: Row) => (row.budget === null ? '–' : money(row.budget, row.currency))
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
      header: formatMessage(messages.procurement),
      isRowHeader: true,
      width: '34%',
      cell: (row) => (
        <ItemTitle
          item={itemOf(row)}
          typed={typed}
          meta={[row.liable, row.place]}
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
      id: 'budget',
      header: formatMessage(messages.budget),
      align: 'end',
      isOneLine: true,
      hideBelow: 700,
      cell: budget,
    },
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
      hideBelow: 900,
      cell: (row) => formatDate(row.lastUpdateDate),
    },
    {
      id: 'deadline',
      header: formatMessage(messages.deadline),
      isOneLine: true,
      hideBelow: 460,
      cell: (row) => <Deadline day={row.nextDeadline} />,
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
          href={paths.procurement(row.id)}
          title={<Highlight text={row.name} typed={typed} />}
          meta={
            <ItemMeta item={itemOf(row)} meta={[row.liable, row.place]} isInPreparation={row.inProgress} />
          }
          facts={
            <>
              {phase(row, 'beside')} {row.budget !== null && `· ${budget(row)}`}
            </>
          }
          deadline={<Deadline day={row.nextDeadline} none={null} />}
          actions={<ItemIconBar item={itemOf(row)} />}
        />
      )}
    />
  )
}
