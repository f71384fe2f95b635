import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const said = () =>
  page
    .getByRole('status')
    .elements()
    .map((status) => status.textContent)
    .join(' ')

/**
 * Tests that a component announces exclusion by its name and a live region. ARIA has no state for exclusion.
 *
 * `show` renders a control named Sample with the given role and without a mark. The second press excludes the
 * control.
 */
export function describeExcludedMark(
  component: string,
  role: 'treeitem' | 'checkbox',
  show: () => Promise<unknown>,
): void {
  const excludeByKeys = async () => {
    await show()
    await page.getByRole('button', { name: 'Before' }).click()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole(role, { name: 'Sample', exact: true })).toBeChecked()
    await userEvent.keyboard(' ')
  }

  describe(`[S10] ${component} with an excluded mark`, () => {
    test('is unchecked, and its name says that it is excluded', async () => {
      await excludeByKeys()
      const excluded = page.getByRole(role, { name: 'Sample, excluded', exact: true })
      await expect.element(excluded).not.toBeChecked()
      await expect.element(excluded).toHaveFocus()
    })

    test('announces the exclusion politely', async () => {
      await excludeByKeys()
      await expect.poll(said).toMatch(/Sample.*excluded/)
    })
  })
}
