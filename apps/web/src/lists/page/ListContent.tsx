import type { Schemas } from '@spadestik/api-client'
import type { ListRow } from '@spadestik/domain/lists'
import {
  companyRow,
  orderOf,
  procurementRow,
  projectRow,
  shownType,
  viewedItems,
} from '@spadestik/domain/lists'
import type { ItemType } from '@spadestik/domain/search'
import { itemTypes } from '@spadestik/domain/search'
import { from } from '@spadestik/ui/breakpoints'
import { Card } from '@spadestik/ui/Card'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Tabs } from '@spadestik/ui/Tabs'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { Star } from 'lucide-react'
import type { ComponentType } from 'react'
import { Suspense, useRef } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../loading/lazyPart'
import type { RowsProps } from '../../item/rows/RowsProps'
import { paths } from '../../routing/paths'
import { CompanyRows } from '../../item/rows/CompanyRows'
import { itemTypeMessages } from '../../item/Items.messages'
import { ProcurementRows } from '../../item/rows/ProcurementRows'
import { ProjectRows } from '../../item/rows/ProjectRows'
import { messages } from './List.messages'
import { ListBar } from './ListBar'
import * as css from './ListPage.css'
import { ListRows, ListTab } from './ListRows'
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

/** Few users have such projects. */
const OutsideProduct = lazyPart(
  async () => (await import('../../item/outside/OutsideProduct')).OutsideProduct,
)

/** Few lists are too long to be fetched as a whole. */
const LongListTab = lazyPart(async () => (await import('./LongListTab')).LongListTab)

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
  const page = items
  const { listId, counts, outsideProduct, outsideProductCount } = items
  const outside = outsideProductCount > 0 && (
    <Suspense>
      <OutsideProduct projects={outsideProduct} count={outsideProductCount} action="remove" />
    </Suspense>
  )
  if (itemTypes.every((type) => counts[type] === 0)) return outside || <EmptyList />
  const type = shownType(
    view,
    counts,
    items.procurements.some(({ nextDeadline }) => nextDeadline !== null),
  )
  const order = orderOf(type, view.order)
  const shared = {
    label: formatMessage(itemTypeMessages[type]),
    view: layout,
    onClearFilter: () => {
      change({ text: '' })
      // The pressed button disappears with the filter, so move the focus to the field.
      bar.current?.querySelector('input')?.focus()
    },
  } as const
  function rowsOf<Row>(
    of: (page: Schemas['ListItems']) => readonly Row[],
    rowOf: (row: Row) => ListRow,
    Rows: ComponentType<RowsProps<Row>>,
  ) {
    const rows = of(page)
    if (rows.length < counts[type]) {
      return (
        <Suspense>
          <LongListTab key={`${type} ${order}`} {...{ listId, type, order, text: view.text }}>
            {({ pages, ...long }) => <ListRows {...shared} {...long} rows={pages.flatMap(of)} Rows={Rows} />}
          </LongListTab>
        </Suspense>
      )
    }
    // Mount the rows again after a change of the order or filter, so that the first rows are shown.
    const key = `${type} ${order} ${view.text}`
    const viewed = viewedItems(rows, rowOf, { order, text: view.text }, locale)
    return <ListTab key={key} id={key} {...shared} rows={viewed} Rows={Rows} />
  }
  function contentOf(shown: ItemType) {
    if (shown !== type) return null
    if (type === 'project') return rowsOf(({ projects }) => projects, projectRow, ProjectRows)
    if (type === 'procurement')
      return rowsOf(({ procurements }) => procurements, procurementRow, ProcurementRows)
    return rowsOf(({ companies }) => companies, companyRow, CompanyRows)
  }
  return (
    <>
      <Tabs
        label={formatMessage(messages.types)}
        value={type}
        onChange={(id) => change({ type: itemTypes.find((one) => one === id) ?? null })}
        tabs={itemTypes.map((one) => ({
          id: one,
          title: formatMessage(itemTypeMessages[one]),
          note: formatNumber(counts[one]),
          isDisabled: counts[one] === 0,
          content: (
            <div className={css.tab}>
              <ListBar ref={bar} listId={listId} type={one} view={view} onChange={change} />
              {contentOf(one)}
            </div>
          ),
        }))}
      />
      {outside}
    </>
  )
}
