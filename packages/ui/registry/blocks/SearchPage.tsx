import { Button } from '@spadestik/ui/Button'
import { from } from '@spadestik/ui/breakpoints'
import type { CriterionItem, CriterionSelection } from '@spadestik/ui/CriterionTree'
import { CriterionTree } from '@spadestik/ui/CriterionTree'
import { buildCriterionTree, markOf, marksFrom } from '@spadestik/ui/criterionModel'
import { Disclosure } from '@spadestik/ui/Disclosure'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { FilterPanel } from '@spadestik/ui/FilterPanel'
import { Link } from '@spadestik/ui/Link'
import { PageLayout } from '@spadestik/ui/PageLayout'
import type { QuarterRange, QuarterText } from '@spadestik/ui/QuarterRangeField'
import { QuarterRangeField } from '@spadestik/ui/QuarterRangeField'
import type { NumberRange } from '@spadestik/ui/RangeField'
import { RangeField } from '@spadestik/ui/RangeField'
import { RangeHistogram } from '@spadestik/ui/RangeHistogram'
import { RangeSlider } from '@spadestik/ui/RangeSlider'
import type { ResultColumn, ResultSort } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { SearchField } from '@spadestik/ui/SearchField'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { vars } from '@spadestik/ui/vars'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'

/** The texts that users see. Translate them into the language of the app. */
const texts = {
  search: 'Search',
  categories: 'Category',
  budget: 'Budget',
  unit: 'million kroner',
  start: 'Start of construction',
  filters: 'Filters',
  reset: 'Reset all filters',
  name: 'Name',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  distribution: 'The number of results by budget',
  empty: 'Nothing matches',
}

/** The language for sorting names and formatting numbers. Replace `en` with the language of the app. */
const collator = new Intl.Collator('en')
const numbers = new Intl.NumberFormat('en')
const formatNumber = (value: number) => numbers.format(value)

/**
 * The budgets at which the bars of the histogram start, in millions of kroner. The slider stops at the same
 * values.
 */
const stops = [0, 10, 20, 50, 100, 200]

export interface SearchableItem {
  id: number
  name: string
  href: string
  categoryId: number
  /** In millions of kroner. */
  budget: number
  /** The quarter in which construction begins. */
  start: QuarterText
}

interface Filters {
  text: string
  categories: CriterionSelection<number>
  budget: NumberRange
  start: QuarterRange
}

const noFilters: Filters = {
  text: '',
  categories: { included: [], excluded: [] },
  budget: { min: null, max: null },
  start: { from: null, to: null },
}

function orderOf(quarter: QuarterText): number {
  const [number = '', year = ''] = quarter.slice(1).split(' ')
  return Number(year) * 4 + Number(number)
}

/** Swaps the bounds of a range if a user has typed the higher one first. */
const inOrder = ({ min, max }: NumberRange): NumberRange =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }

const isInBudget = ({ budget }: SearchableItem, { min, max }: NumberRange) =>
  (min === null || budget >= min) && (max === null || budget <= max)

const isInTime = ({ start }: SearchableItem, { from: first, to: last }: QuarterRange) =>
  (first === null || orderOf(start) >= orderOf(first)) && (last === null || orderOf(start) <= orderOf(last))

const columns: readonly ResultColumn<SearchableItem>[] = [
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
  { id: 'start', header: texts.start, cell: ({ start }) => start, isSortable: true, hideBelow: 460 },
  {
    id: 'budget',
    header: texts.budget,
    cell: ({ budget }) => formatNumber(budget),
    align: 'end',
    isSortable: true,
    isDescendingFirst: true,
  },
]

const compare: Record<string, (a: SearchableItem, b: SearchableItem) => number> = {
  name: (a, b) => collator.compare(a.name, b.name),
  start: (a, b) => orderOf(a.start) - orderOf(b.start),
  budget: (a, b) => a.budget - b.budget,
}

export interface SearchPageProps {
  title: string
  items: readonly SearchableItem[]
  /** The categories as a tree. Pass the same array at each render, because a new array rebuilds the tree. */
  categories: readonly CriterionItem<number>[]
  header?: ReactNode
}

/**
 * A page that filters items by words, categories, budget and time, and lists them in a table. On a narrow
 * screen the filters are in a drawer.
 */
export function SearchPage({ title, items, categories, header }: SearchPageProps) {
  const [filters, setFilters] = useState(noFilters)
  const [sort, setSort] = useState<ResultSort>({ columnId: 'name', isAscending: true })
  const [isOpen, setOpen] = useState(false)
  const isWide = useMediaQuery(from('md'), true)
  const tree = useMemo(() => buildCriterionTree(categories), [categories])
  const change = (changed: Partial<Filters>) => setFilters({ ...filters, ...changed })

  const { text, categories: selected, budget, start } = filters
  const marks = marksFrom(tree, selected)
  const isChosen = ({ categoryId }: SearchableItem) => {
    const index = tree.indexOfId.get(categoryId)
    const mark = index === undefined ? 'none' : markOf(tree, marks, index)
    return selected.included.length === 0 ? mark !== 'excluded' : mark === 'included'
  }
  // Each bar counts the items that match all filters except the budget.
  const matches = items
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .filter((item) => isChosen(item) && isInTime(item, start))
  const bars = stops.map((stop, index) => {
    const next = stops[index + 1] ?? null
    const isInBar = (item: SearchableItem) => item.budget >= stop && (next === null || item.budget < next)
    return { from: stop, to: next, count: matches.filter(isInBar).length }
  })
  const direction = sort.isAscending ? 1 : -1
  const rows = matches
    .filter((item) => isInBudget(item, budget))
    .toSorted((a, b) => direction * (compare[sort.columnId]?.(a, b) ?? 0))
  const range = { value: budget, onChange: (value: NumberRange) => change({ budget: inOrder(value) }) }

  const panel = (
    <FilterPanel isOpen={isOpen} onOpenChange={setOpen} resultCount={rows.length}>
      <Disclosure title={texts.categories} defaultExpanded>
        <CriterionTree
          label={texts.categories}
          items={categories}
          value={selected}
          onChange={(value) => change({ categories: value })}
        />
      </Disclosure>
      <Disclosure title={texts.budget} defaultExpanded>
        <RangeSlider label={texts.budget} isLabelHidden unit={texts.unit} stops={stops} {...range}>
          <RangeHistogram
            label={texts.distribution}
            bars={bars}
            {...budget}
            {...range}
            formatValue={formatNumber}
          />
        </RangeSlider>
        <RangeField label={texts.budget} isLabelHidden unit={texts.unit} {...range} />
      </Disclosure>
      <Disclosure title={texts.start} defaultExpanded>
        <QuarterRangeField
          label={texts.start}
          isLabelHidden
          first="Q1 2026"
          last="Q4 2030"
          value={start}
          onChange={(value) => change({ start: value })}
        />
      </Disclosure>
    </FilterPanel>
  )
  return (
    <PageLayout header={header} aside={panel}>
      <div style={{ display: 'grid', gap: vars.space.x4 }}>
        <h1 style={{ fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.title }}>{title}</h1>
        <SearchField label={texts.search} value={text} onChange={(value) => change({ text: value })} />
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 }}>
          <output>{texts.results(rows.length)}</output>
          {!isWide && <Button onPress={() => setOpen(true)}>{texts.filters}</Button>}
          <Button onPress={() => setFilters(noFilters)}>{texts.reset}</Button>
        </div>
        <ResultTable
          label={title}
          columns={columns}
          rows={rows}
          getRowId={({ id }) => id}
          sort={sort}
          onSortChange={setSort}
          emptyState={<EmptyState title={texts.empty} />}
        />
      </div>
    </PageLayout>
  )
}
