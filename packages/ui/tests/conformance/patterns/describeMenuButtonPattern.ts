import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const line = (label: string) => page.getByRole('menuitem', { name: label, exact: true })

/**
 * Tests a component against the menu button pattern of the ARIA Authoring Practices.
 *
 * `show` renders a button with the given name as the first tab stop of the page, and after it a button named
 * After. The menu has the given entries.
 */
export function describeMenuButtonPattern(
  component: string,
  { name, lines }: { name: string; lines: readonly [string, ...string[]] },
  show: () => Promise<unknown>,
): void {
  const button = () => page.getByRole('button', { name, exact: true })
  const [first] = lines
  const last = lines.at(-1) ?? first
  const open = async (key: string) => {
    await show()
    await userEvent.tab()
    await expect.element(button()).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(page.getByRole('menu')).toBeVisible()
  }

  describe(`[G03] ${component} as a menu button`, () => {
    test('exposes that it opens a menu, and whether the menu is open', async () => {
      await show()
      expect(button().element().getAttribute('aria-haspopup')).toMatch(/^(true|menu)$/)
      await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
      const closed = button().element()
      await button().click()
      await expect.element(page.getByRole('menu')).toBeVisible()
      expect(closed.getAttribute('aria-expanded')).toBe('true')
    })

    test.each(['{Enter}', ' ', '{ArrowDown}'])(
      '%j opens the menu and focuses its first entry',
      async (key) => {
        await open(key)
        await expect.element(line(first)).toHaveFocus()
      },
    )

    test('Up Arrow opens the menu and focuses its last entry', async () => {
      await open('{ArrowUp}')
      await expect.element(line(last)).toHaveFocus()
    })

    test('arrow keys move and wrap, Home and End go to the first and the last entry', async () => {
      await open('{ArrowDown}')
      await userEvent.keyboard('{ArrowUp}')
      await expect.element(line(last)).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(line(first)).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect.element(line(last)).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect.element(line(first)).toHaveFocus()
    })

    test('a typed letter focuses the entry that begins with it', async () => {
      await open('{ArrowDown}')
      await userEvent.keyboard(last.slice(0, 3).toLowerCase())
      await expect.element(line(last)).toHaveFocus()
    })

    test('Escape closes the menu and returns the focus', async () => {
      await open('{ArrowDown}')
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
      await expect.element(button()).toHaveFocus()
    })

    test('Tab closes the menu and moves on from its button', async () => {
      await open('{ArrowDown}')
      await userEvent.tab()
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
      await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
    })
  })
}
