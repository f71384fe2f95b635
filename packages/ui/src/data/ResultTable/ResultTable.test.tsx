import { describe, expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Link } from '../../actions/Link/Link'
import { RowCheckbox } from '../RowCheckbox/RowCheckbox'
import type { ResultColumn } from './ResultColumn'
import type { ResultTableProps } from './ResultTable'
import { ResultTable } from './ResultTable'

interface Row {
  id: number
  name: string
  budget: string
}

const rows: Row[] = [
  { id: 1, name: 'Lindbro', budget: '48' },
  { id: 2, name: 'Oddevej', budget: '76' },
]
const columns: ResultColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: (row) => <Link href={`#/${row.id}`}>{row.name}</Link>,
  },
  {
    id: 'budget',
    header: 'Budget',
    align: 'end',
    isSortable: true,
    hideBelow: 600,
    cell: (row) => row.budget,
  },
]
const show = (more: Partial<ResultTableProps<Row>> = {}, width = 900) =>
  renderUi(
    <div style={{ width }}>
      <ResultTable label="Tenders" columns={columns} rows={rows} getRowId={(row) => row.id} {...more} />
    </div>,
  )

const nameLeft = () => document.querySelector('th[scope="row"] a')?.getBoundingClientRect().left

describe('[S20] ResultTable', () => {
  test('names each row by its header cell, which is a link', async () => {
    const ui = await show()
    await expect.element(ui.getByRole('table', { name: 'Tenders' })).toBeVisible()
    await expect.element(ui.getByRole('rowheader', { name: 'Lindbro' })).toBeVisible()
    await expect.element(ui.getByRole('link', { name: 'Oddevej' })).toHaveAttribute('href', '#/2')
  })

  test('[S20] the buttons of a row never cover what users compare', async () => {
    const wide = { id: 1, name: 'Lindbro '.repeat(30), budget: '48,000,000 kr.' }
    const actions: ResultColumn<Row> = {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      isOverlay: true,
      cell: () => <button type="button">Print</button>,
    }
    const ui = await show({ rows: [wide], columns: [...columns, actions] })
    const button = ui.getByRole('button', { name: 'Print' })
    await button.hover()
    const budget = document.createRange()
    budget.selectNodeContents(ui.getByRole('cell', { name: wide.budget }).element())
    expect(button.element().getBoundingClientRect().left).toBeGreaterThan(
      budget.getBoundingClientRect().right,
    )
  })

  test.each([
    [600, true],
    [599, false],
  ])('[S21] at a table width of %i px the budget shows: %s', async (width, isShown) => {
    const ui = await show({}, width)
    await expect.element(ui.getByRole('rowheader', { name: 'Lindbro' })).toBeVisible()
    const headers = ui.getByRole('columnheader').elements()
    expect(headers.length).toBe(isShown ? 2 : 1)
  })

  test('never causes horizontal scrolling of the page at 320 px', async () => {
    const long = [{ id: 1, name: 'Rammeaftale'.repeat(12), budget: '1' }]
    await show({ rows: long }, 320)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  })

  test('[S18] expands a row by its button or a press on the row, but not by a press on its link', async () => {
    const onExpandedChange = vi.fn()
    const ui = await show({ onExpandedChange, renderExpanded: (row) => <p>More about {row.name}</p> })
    await ui
      .getByRole('button', { name: /^Show more / })
      .first()
      .click()
    expect(onExpandedChange).toHaveBeenLastCalledWith(1)
    await ui.getByText('76').click()
    expect(onExpandedChange).toHaveBeenLastCalledWith(2)
    await ui.getByRole('link', { name: 'Lindbro' }).click()
    expect(onExpandedChange).toHaveBeenCalledTimes(2)
  })

  test('[S18] shows details below the expanded row only, and collapses it again', async () => {
    const onExpandedChange = vi.fn()
    const ui = await show({
      expanded: 2,
      onExpandedChange,
      renderExpanded: (row) => <p>More about {row.name}</p>,
    })
    await expect.element(ui.getByText('More about Oddevej')).toBeVisible()
    await expect.element(ui.getByText('More about Lindbro')).not.toBeInTheDocument()
    await ui.getByRole('button', { name: /^Show less / }).click()
    expect(onExpandedChange).toHaveBeenCalledWith(null)
  })

  test('[S18, G03] the button of each row is named after the row, and the row after its header only', async () => {
    const ui = await show({ expanded: 2, renderExpanded: () => <p>More</p> })
    await expect.element(ui.getByRole('button', { name: 'Show more Lindbro' })).toBeVisible()
    await expect.element(ui.getByRole('button', { name: 'Show less Oddevej' })).toBeVisible()
    await expect.element(ui.getByRole('rowheader', { name: 'Lindbro' })).toBeVisible()
  })

  test.each([
    [undefined, ['ascending', 'descending', 'ascending']],
    [true, ['descending', 'ascending', 'descending']],
  ])('[S03] sorts a column with isDescendingFirst %s first %j', async (isDescendingFirst, seen) => {
    const ui = await show({
      columns: columns.map((column) => ({ ...column, isDescendingFirst })),
      onSortChange: vi.fn(),
    })
    for (const direction of seen) {
      await ui.getByRole('button', { name: 'Budget' }).click()
      await expect
        .element(ui.getByRole('columnheader', { name: 'Budget' }))
        .toHaveAttribute('aria-sort', direction)
    }
  })

  test('reserves space for loading rows, and announces it', async () => {
    const ui = await show({ rows: [], isLoading: true, skeletonCount: 4 })
    await expect.element(ui.getByRole('status')).toHaveTextContent('Loading')
    expect(ui.getByRole('row').elements()).toHaveLength(5)
  })

  test('aligns the skeletons of a number column like the numbers', async () => {
    const ui = await show({ rows: [], isLoading: true, skeletonCount: 1 })
    const cell = ui.container.querySelector('td[data-align="end"]')
    const bar = cell?.querySelector('[aria-hidden] > span')
    if (!cell || !bar) throw new Error('The table has no skeletons to measure.')
    const padding = Number.parseFloat(getComputedStyle(cell).paddingInlineEnd)
    const distance = cell.getBoundingClientRect().right - bar.getBoundingClientRect().right
    expect(distance).toBeCloseTo(padding, 0)
  })

  test('keeps old rows readable while newer ones are loading', async () => {
    const ui = await show({ isStale: true })
    await expect.element(ui.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect.element(ui.getByRole('link', { name: 'Lindbro' })).toBeVisible()
  })

  test('shows its empty state if there are no rows', async () => {
    const ui = await show({ rows: [], emptyState: <p>No tenders</p> })
    await expect.element(ui.getByText('No tenders')).toBeVisible()
    await expect.element(ui.getByRole('table')).not.toBeInTheDocument()
  })

  test.each([
    ['with an expander', () => <p>More</p>],
    ['without an expander', undefined],
  ])(
    '[Y01] has a checkbox in each row %s and in the head, and reserves their room',
    async (_, renderExpanded) => {
      const ui = await show({ renderExpanded, renderSelect: () => null })
      const reserved = nameLeft()
      await ui.unmount()
      const loaded = await show({
        renderExpanded,
        renderSelect: (row) => (
          <RowCheckbox itemName={row === null ? null : row.name} isSelected={false} onSelect={vi.fn()} />
        ),
      })
      expect(nameLeft()).toBe(reserved)
      const label = loaded.getByText('Name', { exact: true }).element()
      expect(label.getBoundingClientRect().left).toBeCloseTo(reserved ?? 0, 0)
      const header = loaded.getByRole('rowheader', { name: /Oddevej/ })
      await expect.element(header.getByRole('checkbox', { name: 'Select Oddevej' })).toBeInTheDocument()
      const head = loaded.getByRole('columnheader', { name: /Name/ })
      await expect.element(head.getByRole('checkbox')).toBeInTheDocument()
    },
  )

  test('[Y01] a press on the checkbox of a row does not expand the row', async () => {
    const onExpandedChange = vi.fn()
    const onSelect = vi.fn()
    const ui = await show({
      onExpandedChange,
      renderExpanded: () => <p>More</p>,
      renderSelect: (row) => (
        <RowCheckbox itemName={row?.name ?? null} isSelected={false} onSelect={onSelect} />
      ),
    })
    await ui.getByRole('checkbox', { name: 'Select Lindbro' }).click()
    expect(onSelect).toHaveBeenCalledOnce()
    expect(onExpandedChange).not.toHaveBeenCalled()
  })
})
