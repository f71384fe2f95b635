import { Card } from '@spadestik/ui/Card'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { Link } from '@spadestik/ui/Link'
import type { ResultColumn, ResultSort } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { useState } from 'react'

/** The texts that users see. Translate them into the language of the app. */
const texts = { name: 'Name', place: 'Place', deadline: 'Deadline', empty: 'The list is empty' }

/** Names are sorted and dates are formatted in these languages. Replace both with the language of the app. */
const collator = new Intl.Collator('en')
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

export interface ListItem {
  id: number
  name: string
  href: string
  place: string
  /** The deadline as an ISO date, such as `2027-04-01`. */
  deadline: string
}

export interface ListTableProps {
  title: string
  items: readonly ListItem[]
}

/** Lists items in a table that users can sort. */
export function ListTable({ title, items }: ListTableProps) {
  const [sort, setSort] = useState<ResultSort>({ columnId: 'deadline', isAscending: true })
  const columns: readonly ResultColumn<ListItem>[] = [
    {
      id: 'name',
      header: texts.name,
      cell: ({ name, href }) => (
        <Link href={href} variant="strong">
          {name}
        </Link>
      ),
      isRowHeader: true,
      isSortable: true,
      width: 'rest',
    },
    { id: 'place', header: texts.place, cell: ({ place }) => place, isSortable: true, hideBelow: 460 },
    {
      id: 'deadline',
      header: texts.deadline,
      cell: ({ deadline }) => dates.format(new Date(deadline)),
      isSortable: true,
      isOneLine: true,
    },
  ]
  const keyOf = (item: ListItem) =>
    sort.columnId === 'name' ? item.name : sort.columnId === 'place' ? item.place : item.deadline
  const direction = sort.isAscending ? 1 : -1
  const rows = items.toSorted((a, b) => direction * collator.compare(keyOf(a), keyOf(b)))
  return (
    <Card title={title} note={items.length} isFlush>
      <ResultTable
        label={title}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        sort={sort}
        onSortChange={setSort}
        emptyState={<EmptyState title={texts.empty} />}
      />
    </Card>
  )
}
