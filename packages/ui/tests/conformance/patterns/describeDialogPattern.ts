import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/**
 * Tests a component against the modal dialog pattern of the ARIA Authoring Practices.
 *
 * `show` renders a button named Open, which opens a dialog named Sample with at least two controls. The role
 * is `alertdialog` for a dialog that asks a question.
 */
export function describeDialogPattern(
  component: string,
  show: () => Promise<unknown>,
  role: 'dialog' | 'alertdialog' = 'dialog',
): void {
  const dialog = () => page.getByRole(role, { name: 'Sample' })
  const holdsFocus = () => dialog().element().contains(document.activeElement)
  const open = async () => {
    await show()
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(dialog()).toBeVisible()
  }

  describe(`[G03] ${component} as a modal dialog`, () => {
    test('has a name and takes the focus', async () => {
      await open()
      await expect.poll(holdsFocus).toBe(true)
    })

    test('hides the page behind it from assistive technology', async () => {
      await show()
      const opener = page.getByRole('button', { name: 'Open' }).element()
      await page.getByRole('button', { name: 'Open' }).click()
      await expect.element(dialog()).toBeVisible()
      await expect.poll(() => opener.closest('[inert], [aria-hidden="true"]')).not.toBeNull()
    })

    test('Tab and Shift+Tab stay within the dialog', async () => {
      await open()
      const visited = new Set<Element | null>()
      for (let press = 0; press < 12; press++) {
        await userEvent.keyboard(press < 6 ? '{Tab}' : '{Shift>}{Tab}{/Shift}')
        expect(holdsFocus()).toBe(true)
        visited.add(document.activeElement)
      }
      expect(visited.size).toBeGreaterThan(1)
    })

    test('Escape closes it and returns the focus to its trigger', async () => {
      await open()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog()).not.toBeInTheDocument()
      await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
    })
  })
}
