import type { Schemas } from '@spadestik/api-client'
import type { ListOrder } from '@spadestik/domain/lists'
import { listOrders, listTypes, shownType, viewedItems } from '@spadestik/domain/lists'
import type { ItemType } from '@spadestik/domain/search'
import { from } from '@spadestik/ui/breakpoints'
import { Card } from '@spadestik/ui/Card'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Tabs } from '@spadestik/ui/Tabs'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { Star } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { CompanyRows } from '../../item/rows/CompanyRows'
import { itemTypeMessages } from '../../item/Items.messages'
import { ProcurementRows } from '../../item/rows/ProcurementRows'
import { ProjectRows } from '../../item/rows/ProjectRows'
import { messages } from './List.messages'
import { ListBar } from './ListBar'
import * as css from './ListPage.css'
import { companyRow, procurementRow, projectRow } from './listRows'
import { ListTab } from './ListTab'
import { useListView } from './useListView'

function EmptyList() {
  const { formatMessage } = useIntl()
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

interface ListContentProps {
  items: Schemas['ListItems'] | undefined
}

/** The items on a list, in one tab per item type. The address contains the order and the filter (T01). */
export function ListContent({ items }: ListContentProps) {
  const { formatMessage, formatNumber, locale } = useIntl()
  const layout = useMediaQuery(from('sm')) ? 'table' : 'cards'
  const [view, change] = useListView()
  const bar = useRef<HTMLDivElement>(null)
  // Show placeholders for projects, because most lists start with projects. `ProjectRows` also starts to
  // fetch the phases.
  if (items === undefined) {
    return <ProjectRows label={formatMessage(messages.loading)} items={[]} view={layout} isLoading />
  }
  const { projects, procurements, companies } = items
  const counts = {
    project: projects.length,
    procurement: procurements.length,
    company: companies.length,
  }
  if (listTypes.every((type) => counts[type] === 0)) return <EmptyList />
  const type = shownType(
    view,
    counts,
    procurements.some(({ nextDeadline }) => nextDeadline !== null),
  )
  const order: ListOrder = listOrders[type].includes(view.order) ? view.order : 'updated'
  const chosen = { order, text: view.text }
  const shared = {
    label: formatMessage(itemTypeMessages[type]),
    view: layout,
    onClearFilter: () => {
      change({ text: '' })
      // The pressed button disappears with the filter, so move the focus to the field.
      bar.current?.querySelector('input')?.focus()
    },
  } as const
  function contentOf(shown: ItemType) {
    if (shown !== type) return null
    // Mount the rows again after a change of the order or filter, so that the first rows are shown.
    const key = `${type} ${order} ${view.text}`
    if (type === 'project') {
      const rows = viewedItems(projects, projectRow, chosen, locale)
      return <ListTab key={key} id={key} {...shared} rows={rows} Rows={ProjectRows} />
    }
    if (type === 'procurement') {
      const rows = viewedItems(procurements, procurementRow, chosen, locale)
      return <ListTab key={key} id={key} {...shared} rows={rows} Rows={ProcurementRows} />
    }
    const rows = viewedItems(companies, companyRow, chosen, locale)
    return <ListTab key={key} id={key} {...shared} rows={rows} Rows={CompanyRows} />
  }
  return (
    <Tabs
      label={formatMessage(messages.types)}
      value={type}
      onChange={(id) => change({ type: listTypes.find((one) => one === id) ?? null })}
      tabs={listTypes.map((one) => ({
        id: one,
        title: formatMessage(itemTypeMessages[one]),
        note: formatNumber(counts[one]),
        isDisabled: counts[one] === 0,
        content: (
          <div className={css.tab}>
            <ListBar ref={bar} type={one} view={view} onChange={change} />
            {contentOf(one)}
          </div>
        ),
      }))}
    />
  )
}
