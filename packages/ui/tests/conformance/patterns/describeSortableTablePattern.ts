import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
const sorted = () =>
  page
    .getByRole('columnheader')
    .elements()
    .filter((cell) => cell.hasAttribute('aria-sort'))
    .map((cell) => [cell.textContent.trim(), cell.getAttribute('aria-sort')])

/**
 * Tests a component against the sortable table example of the ARIA Authoring Practices.
 *
 * `show` renders an unsorted table named Sample. Its columns Budget and Updated are sortable, and its column
 * Name is not.
 */
export function describeSortableTablePattern(component: string, show: () => Promise<unknown>): void {
  describe(`[G03] ${component} as a sortable table`, () => {
    test('has a name, headers, and buttons only in the headers of sortable columns', async () => {
      await show()
      await expect.element(page.getByRole('table', { name: 'Sample' })).toBeVisible()
      await expect.element(head('Budget').getByRole('button', { name: 'Budget' })).toBeVisible()
      await expect.element(head('Name').getByRole('button')).not.toBeInTheDocument()
      expect(sorted()).toEqual([])
    })

    test('exposes the sorted column and its direction', async () => {
      await show()
      const button = head('Budget').getByRole('button')
      await button.click()
      await expect.poll(sorted).toEqual([['Budget', 'ascending']])
      await userEvent.keyboard('{Enter}')
      await expect.poll(sorted).toEqual([['Budget', 'descending']])
      await expect.element(button).toHaveFocus()
    })

    test('is sorted by one column at a time', async () => {
      await show()
      await head('Budget').getByRole('button').click()
      await userEvent.tab()
      await expect.element(head('Updated').getByRole('button')).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect.poll(sorted).toEqual([['Updated', 'ascending']])
    })
  })
}
