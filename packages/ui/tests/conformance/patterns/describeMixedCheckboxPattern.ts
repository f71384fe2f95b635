import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/**
 * Tests a component against the mixed checkbox pattern of the ARIA Authoring Practices.
 *
 * `show` renders a button named Before, then a checkbox with the given name, and then the checkboxes that
 * this checkbox controls. Exactly one of the controlled checkboxes is checked.
 */
export function describeMixedCheckboxPattern(
  component: string,
  show: () => Promise<unknown>,
  name = 'All',
): void {
  const all = () => page.getByRole('checkbox', { name, exact: true })
  const enter = async () => {
    await show()
    await page.getByRole('button', { name: 'Before' }).click()
    await userEvent.tab()
    await expect.element(all()).toHaveFocus()
  }

  describe(`[G03] ${component} as a mixed checkbox`, () => {
    test('is mixed while some of the others are checked', async () => {
      await enter()
      await expect.element(all()).toBePartiallyChecked()
    })

    test('Space checks all checkboxes, so that it is no longer mixed', async () => {
      await enter()
      await userEvent.keyboard(' ')
      await expect.element(all()).toBeChecked()
      await expect.element(all()).not.toBePartiallyChecked()
      for (const box of page.getByRole('checkbox').all()) await expect.element(box).toBeChecked()
    })

    test('is mixed again when one of the others is unchecked', async () => {
      await enter()
      await userEvent.keyboard(' ')
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect.element(all()).toBePartiallyChecked()
    })
  })
}
