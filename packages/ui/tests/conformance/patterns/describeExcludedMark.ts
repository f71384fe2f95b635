import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const said = () =>
  page
    .getByRole('status')
    .elements()
    .map((status) => status.textContent)
    .join(' ')

/**
 * Tests that screen readers announce that a control is excluded. The control's name and a live region must
 * say this, because ARIA has no state for it.
 *
 * `show` renders a control with the name Sample and the role `role`. It is neither included nor excluded. The
 * first press includes it, and the second press excludes it.
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
