import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import { isShared } from '@spadestik/domain/sharing'
import { Badge } from '@spadestik/ui/Badge'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { Link } from '@spadestik/ui/Link'
import { LinkButton } from '@spadestik/ui/LinkButton'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { FormattedNumber, useIntl } from 'react-intl'
import { paths } from '../../app/paths'
import { ProblemView } from '../../app/ProblemView'
import { useFormats } from '../../app/useFormats'
import { useLists } from '../../data/useLists'
import { messages as itemMessages } from '../../items/Items.messages'
import { messages } from './Dashboard.messages'

type List = Schemas['List']

const countOf = ({ projects, procurements, companies }: List): number =>
  projects.length + procurements.length + companies.length

/** The user's lists: five, and the others on request. */
export function ListsOverview() {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { data: lists = [], error, isLoading, mutate } = useLists()
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? lists : lists.slice(0, limits.overviewRows)
  const columns: ResultColumn<List>[] = [
    {
      id: 'name',
      header: formatMessage(messages.name),
      isRowHeader: true,
      width: '50%',
      cell: (list) => (
        <>
          <Link variant="strong" href={paths.list(list.id)}>
            {list.name}
          </Link>{' '}
          {isShared(list) && <Badge tone="shared">{formatMessage(itemMessages.shared)}</Badge>}
        </>
      ),
    },
    {
      id: 'items',
      header: formatMessage(messages.items),
      align: 'end',
      cell: (list) => <FormattedNumber value={countOf(list)} />,
    },
    {
      id: 'sum',
      header: formatMessage(messages.sum),
      align: 'end',
      isOneLine: true,
      hideBelow: 460,
      cell: ({ budgetSum, currency }) => (budgetSum === null ? '–' : money(budgetSum, currency)),
    },
    {
      id: 'updated',
      header: formatMessage(messages.updated),
      isOneLine: true,
      hideBelow: 600,
      cell: ({ lastUpdated }) => formatDate(lastUpdated),
    },
  ]
  if (error !== undefined) return <ProblemView problem={error} variant="part" onRetry={() => mutate()} />
  return (
    <Card
      title={formatMessage(messages.lists)}
      note={lists.length || undefined}
      isTitleOutside
      isFlush
      actions={
        shown.length < lists.length && (
          <Button variant="quiet" size="small" onPress={() => setExpanded(true)}>
            {formatMessage(messages.seeMore)}
          </Button>
        )
      }
    >
      <ResultTable
        label={formatMessage(messages.lists)}
        columns={columns}
        rows={shown}
        getRowId={({ id }) => id}
        isLoading={isLoading}
        skeletonCount={limits.overviewRows}
        emptyState={
          <EmptyState
            icon={Star}
            title={formatMessage(messages.noLists)}
            actions={<LinkButton href={paths.resumedSearch}>{formatMessage(messages.toSearch)}</LinkButton>}
          >
            {formatMessage(messages.noListsText)}
          </EmptyState>
        }
      />
    </Card>
  )
}
