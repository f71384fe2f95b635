import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const content = () => page.getByText('Content', { exact: true })

/**
 * Tests a component against the disclosure pattern of the ARIA Authoring Practices.
 *
 * `show` renders a closed disclosure with the text Content inside. Its button has the given name and is the
 * first tab stop.
 */
export function describeDisclosurePattern(
  component: string,
  name: string,
  show: () => Promise<unknown>,
): void {
  const button = () => page.getByRole('button', { name, exact: true })

  describe(`[G03] ${component} as a disclosure`, () => {
    test('exposes that it is closed, and which element it controls', async () => {
      await show()
      await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
      await expect.element(content()).not.toBeVisible()
      const panel = document.getElementById(button().element().getAttribute('aria-controls') ?? '')
      expect(panel?.textContent).toContain('Content')
    })

    test.each(['{Enter}', ' '])('%j opens it and closes it', async (key) => {
      await show()
      await userEvent.tab()
      await expect.element(button()).toHaveFocus()
      await userEvent.keyboard(key)
      await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
      await expect.element(content()).toBeVisible()
      await userEvent.keyboard(key)
      await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
      await expect.element(content()).not.toBeVisible()
    })
  })
}
