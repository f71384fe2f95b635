import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const control = () => page.getByRole('switch', { name: 'Sample', exact: true })

/**
 * Tests a component against the switch pattern of the ARIA Authoring Practices.
 *
 * `show` renders a switch named Sample that is off. It is the first tab stop of the page.
 */
export function describeSwitchPattern(component: string, show: () => Promise<unknown>): void {
  describe(`[G03] ${component} as a switch`, () => {
    test('is off, and Space turns it on and off', async () => {
      await show()
      await expect.element(control()).not.toBeChecked()
      await userEvent.tab()
      await expect.element(control()).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect.element(control()).toBeChecked()
      await userEvent.keyboard(' ')
      await expect.element(control()).not.toBeChecked()
    })

    test('keeps its name in both states', async () => {
      await show()
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect.element(control()).toBeChecked()
    })
  })
}
