import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ResultTableState } from './useResultTable'
import { useResultTable } from './useResultTable'

const rows = [
  { id: 1, name: 'Bridge' },
  { id: 2, name: 'Harbour' },
]

function PlainTable(state: ResultTableState) {
  const table = useResultTable({
    ...state,
    'aria-label': 'Tenders',
    rows,
    getRowId: ({ id }) => id,
    canExpand: true,
  })
  const { headerProps, sortProps } = table.getColumn('name')
  return (
    <table {...table.tableProps}>
      <thead>
        <tr>
          <th {...headerProps}>
            <button onClick={sortProps.onPress}>Name</button>
          </th>
        </tr>
      </thead>
      {table.rows.map((tableRow) => {
        const { rowProps, expanderProps, detailsProps } = table.getRow(tableRow)
        const { onPress, ...expander } = expanderProps
        return (
          <tbody key={tableRow.id}>
            <tr {...rowProps}>
              <td>
                <button {...expander} onClick={onPress}>
                  More
                </button>
                <span>{tableRow.row.name}</span> <a href="#link">Link</a>
              </td>
            </tr>
            {tableRow.isExpanded && (
              <tr {...detailsProps}>
                <td>Details of {tableRow.row.name}</td>
              </tr>
            )}
          </tbody>
        )
      })}
    </table>
  )
}

const expander = (at: number) => page.getByRole('button', { name: 'More' }).nth(at)

describe('[S20] useResultTable', () => {
  test('expands one row of a plain table at a time, by its button or by a click on the row', async () => {
    const onExpandedChange = vi.fn()
    await render(<PlainTable onExpandedChange={onExpandedChange} />)
    await expander(0).click()
    await expect.element(expander(0)).toHaveAttribute('aria-expanded', 'true')
    const details = page.getByRole('row', { name: 'Details of Bridge' }).element()
    expect(expander(0).element().getAttribute('aria-controls')).toBe(details.id)
    await page.getByText('Harbour', { exact: true }).click()
    await expect.element(expander(0)).toHaveAttribute('aria-expanded', 'false')
    await expect.element(expander(1)).toHaveAttribute('aria-expanded', 'true')
    await page.getByText('Harbour', { exact: true }).click()
    expect(onExpandedChange.mock.calls).toEqual([[1], [2], [null]])
  })

  test('ignores a click on a link in a row', async () => {
    await render(<PlainTable />)
    await userEvent.click(page.getByRole('link').first())
    await expect.element(expander(0)).toHaveAttribute('aria-expanded', 'false')
  })

  test('[S03] sorts in ascending order first, and states the direction', async () => {
    const onSortChange = vi.fn()
    await render(<PlainTable onSortChange={onSortChange} />)
    const header = page.getByRole('columnheader')
    await expect.element(header).not.toHaveAttribute('aria-sort')
    await page.getByRole('button', { name: 'Name' }).click()
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('button', { name: 'Name' }).click()
    await expect.element(header).toHaveAttribute('aria-sort', 'descending')
    expect(onSortChange.mock.calls).toEqual([
      [{ columnId: 'name', isAscending: true }],
      [{ columnId: 'name', isAscending: false }],
    ])
  })
})
