import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const option = (name: string) => page.getByRole('option', { name, exact: true })

const button = () => page.getByRole('button', { name: /Sample/ })

/**
 * Tests a component against the listbox pattern of the ARIA Authoring Practices, with a listbox that opens
 * from a button.
 *
 * `show` renders a button whose name contains Sample, with the options Alpha, Beta and Gamma, of which Beta
 * is selected.
 */
export function describeListboxPattern(component: string, show: () => Promise<unknown>): void {
  const open = async () => {
    await show()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('listbox', { name: 'Sample' })).toBeVisible()
  }

  describe(`[G03] ${component} as a button with a listbox`, () => {
    test('exposes that it opens a listbox, and whether the listbox is open', async () => {
      await show()
      await expect.element(button()).toHaveAttribute('aria-haspopup', 'listbox')
      await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
      const closed = button().element()
      await button().click()
      await expect.element(page.getByRole('listbox')).toBeVisible()
      expect(closed.getAttribute('aria-expanded')).toBe('true')
    })

    test('opens at the selected option', async () => {
      await open()
      await expect.element(option('Beta')).toHaveAttribute('aria-selected', 'true')
      await expect.element(option('Beta')).toHaveFocus()
    })

    test('arrow keys move, Home and End go to the first and the last option', async () => {
      await open()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(option('Gamma')).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect.element(option('Alpha')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect.element(option('Gamma')).toHaveFocus()
    })

    test('a typed letter focuses the option that begins with it', async () => {
      await open()
      await userEvent.keyboard('a')
      await expect.element(option('Alpha')).toHaveFocus()
    })

    test('Escape closes it, keeps the selection and returns the focus', async () => {
      await open()
      await userEvent.keyboard('{ArrowDown}{Escape}')
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
      await expect.element(button()).toHaveFocus()
      await expect.element(button()).toHaveTextContent('Beta')
    })
  })
}
