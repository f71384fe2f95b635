import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { isShared } from '@spadestik/domain/sharing'
import { Badge } from '@spadestik/ui/Badge'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { from } from '@spadestik/ui/breakpoints'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Frame } from '../../app/Frame'
import { NotFound } from '../../app/NotFound'
import { paths } from '../../app/paths'
import { ProblemView } from '../../app/ProblemView'
import * as text from '../../app/text.css'
import { useFormats } from '../../app/useFormats'
import { useIdParam } from '../../app/useIdParam'
import { useListItems } from '../../data/useListItems'
import { useLists } from '../../data/useLists'
import { CompanyRows } from '../../items/CompanyRows'
import { messages as itemMessages } from '../../items/Items.messages'
import { ProcurementRows } from '../../items/ProcurementRows'
import { ProjectRows } from '../../items/ProjectRows'
import { messages } from './List.messages'
import * as css from './ListPage.css'
import { useSeenList } from './useSeenList'

/** How much is on a list, and what it sums up to. */
function ListSummary({ list, count }: { list: Schemas['List'] | undefined; count: number }) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const sum = list?.budgetSum ?? null
  return (
    <p className={text.soft}>
      {sum === null || list === undefined
        ? formatMessage(messages.summary, { count })
        : formatMessage(messages.summaryWithSum, { count, sum: money(sum, list.currency) })}
    </p>
  )
}

function ListContent({ items }: { items: Schemas['ListItems'] }) {
  const { formatMessage } = useIntl()
  const view = useMediaQuery(from('sm')) ? 'table' : 'cards'
  const [shownCount, setShownCount] = useState<number>(limits.listPageSize)
  const { projects, procurements, companies } = items
  const shownProjects = projects.slice(0, shownCount)
  const shownProcurements = procurements.slice(0, Math.max(0, shownCount - projects.length))
  const shownCompanies = companies.slice(0, Math.max(0, shownCount - projects.length - procurements.length))
  const total = projects.length + procurements.length + companies.length
  if (total === 0) {
    return (
      <Card>
        <EmptyState
          icon={Star}
          title={formatMessage(messages.empty)}
          actions={<LinkButton href={paths.resumedSearch}>{formatMessage(messages.toSearch)}</LinkButton>}
        >
          {formatMessage(messages.emptyText)}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      {shownProjects.length > 0 && (
        <Card title={formatMessage(itemMessages.projects)} note={projects.length} isTitleOutside isFlush>
          <ProjectRows label={formatMessage(itemMessages.projects)} items={shownProjects} view={view} />
        </Card>
      )}
      {shownProcurements.length > 0 && (
        <Card
          title={formatMessage(itemMessages.procurements)}
          note={procurements.length}
          isTitleOutside
          isFlush
        >
          <ProcurementRows
            label={formatMessage(itemMessages.procurements)}
            items={shownProcurements}
            view={view}
          />
        </Card>
      )}
      {shownCompanies.length > 0 && (
        <Card title={formatMessage(itemMessages.companies)} note={companies.length} isTitleOutside isFlush>
          <CompanyRows label={formatMessage(itemMessages.companies)} items={shownCompanies} view={view} />
        </Card>
      )}
      {total > shownCount && (
        <Button onPress={() => setShownCount((count) => count + limits.listPageSize)}>
          {formatMessage(messages.showMore)}
        </Button>
      )}
    </>
  )
}

/** One list with what is on it, 20 items at a time. */
export function ListPage() {
  const { formatMessage } = useIntl()
  const id = useIdParam()
  const { data: lists } = useLists()
  const { data: items, error, mutate } = useListItems(id)
  const list = lists?.find((one) => one.id === id)
  useSeenList(items?.listId ?? null)
  if (id === null) return <NotFound />
  if (error !== undefined) {
    return (
      <Frame title="" width="page">
        <ProblemView problem={error} onRetry={() => mutate()} />
      </Frame>
    )
  }
  const count =
    items === undefined ? 0 : items.projects.length + items.procurements.length + items.companies.length
  return (
    <Frame title={list?.name ?? formatMessage(messages.loading)}>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={text.title}>
            {list?.name ?? formatMessage(messages.loading)}{' '}
            {list !== undefined && isShared(list) && (
              <Badge tone="shared">{formatMessage(itemMessages.shared)}</Badge>
            )}
          </h1>
          {items !== undefined && <ListSummary list={list} count={count} />}
        </header>
        {items === undefined ? (
          <ProcurementRows label={formatMessage(messages.loading)} items={[]} view="table" isLoading />
        ) : (
          <ListContent items={items} />
        )}
      </div>
    </Frame>
  )
}
