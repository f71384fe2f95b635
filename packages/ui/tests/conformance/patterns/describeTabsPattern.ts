import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const tab = (name: string) => page.getByRole('tab', { name, exact: true })

/**
 * Tests a component against the tabs pattern of the ARIA Authoring Practices. Moving the focus to a tab
 * selects it.
 *
 * `show` renders tabs named Sample, with the titles Alpha, Beta and Gamma. The first tab is selected. The
 * text of each panel begins with the title of its tab.
 */
export function describeTabsPattern(component: string, show: () => Promise<unknown>): void {
  const enter = async () => {
    await show()
    await userEvent.tab()
    await expect.element(tab('Alpha')).toHaveFocus()
  }

  describe(`[G03] ${component} as tabs`, () => {
    test('are a named list in which one tab is selected', async () => {
      await show()
      await expect.element(page.getByRole('tablist', { name: 'Sample' })).toBeVisible()
      await expect.element(tab('Alpha')).toHaveAttribute('aria-selected', 'true')
      await expect.element(tab('Beta')).toHaveAttribute('aria-selected', 'false')
    })

    test('give each panel the name of its tab', async () => {
      await show()
      const panel = page.getByRole('tabpanel', { name: 'Alpha' })
      await expect.element(panel).toBeVisible()
      await expect.element(tab('Alpha')).toHaveAttribute('aria-controls', panel.element().id)
    })

    test('Right and Left Arrow select the next and the previous tab, and wrap', async () => {
      await enter()
      await userEvent.keyboard('{ArrowRight}')
      await expect.element(tab('Beta')).toHaveFocus()
      await expect.element(page.getByRole('tabpanel', { name: 'Beta' })).toBeVisible()
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await expect.element(tab('Gamma')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect.element(tab('Alpha')).toHaveFocus()
    })

    test('Home and End select the first and the last tab', async () => {
      await enter()
      await userEvent.keyboard('{End}')
      await expect.element(tab('Gamma')).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{Home}')
      await expect.element(tab('Alpha')).toHaveAttribute('aria-selected', 'true')
    })

    test('are one tab stop, followed by their panel', async () => {
      await enter()
      await userEvent.tab()
      const panel = page.getByRole('tabpanel').element()
      await expect.poll(() => panel.contains(document.activeElement)).toBe(true)
    })
  })
}
