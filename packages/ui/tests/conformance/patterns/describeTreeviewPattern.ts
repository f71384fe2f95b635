import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const item = (name: string) => page.getByRole('treeitem', { name, exact: true })

/**
 * Tests a component against the tree view pattern of the ARIA Authoring Practices.
 *
 * `show` renders a button named Before, and after it a tree named Sample with closed branches. The top nodes
 * are Alpha (with Ant and Ape), Beta (with Bee) and Gamma.
 */
export function describeTreeviewPattern(component: string, show: () => Promise<unknown>): void {
  const enter = async () => {
    await show()
    await page.getByRole('button', { name: 'Before' }).click()
    await userEvent.tab()
    await expect.element(item('Alpha')).toHaveFocus()
  }

  describe(`[G03] ${component} as a tree view`, () => {
    test('has a name, and exposes level, size, position and state of each node', async () => {
      await enter()
      await expect.element(page.getByRole('tree', { name: 'Sample' })).toBeVisible()
      await expect.element(item('Alpha')).toHaveAttribute('aria-level', '1')
      await expect.element(item('Beta')).toHaveAttribute('aria-posinset', '2')
      await expect.element(item('Beta')).toHaveAttribute('aria-setsize', '3')
      await expect.element(item('Alpha')).toHaveAttribute('aria-expanded', 'false')
      await expect.element(item('Gamma')).not.toHaveAttribute('aria-expanded')
    })

    test('exposes whether a node is checked, and not whether it is selected', async () => {
      await enter()
      for (const row of page.getByRole('treeitem').elements()) {
        expect(row.hasAttribute('aria-checked')).toBe(true)
        expect(row.hasAttribute('aria-selected')).toBe(false)
      }
    })

    test('is one tab stop', async () => {
      await enter()
      const stops = page
        .getByRole('treeitem')
        .elements()
        .filter((row) => row instanceof HTMLElement && row.tabIndex === 0)
      expect(stops).toHaveLength(1)
    })

    test('Down and Up Arrow move between the visible nodes', async () => {
      await enter()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(item('Beta')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect.element(item('Gamma')).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect.element(item('Beta')).toHaveFocus()
    })

    test('Right Arrow opens a node and then enters it, Left Arrow leaves a node and then closes it', async () => {
      await enter()
      await userEvent.keyboard('{ArrowRight}')
      await expect.element(item('Alpha')).toHaveAttribute('aria-expanded', 'true')
      await expect.element(item('Alpha')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect.element(item('Ant')).toHaveFocus()
      await expect.element(item('Ant')).toHaveAttribute('aria-level', '2')
      await userEvent.keyboard('{ArrowRight}')
      await expect.element(item('Ant')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect.element(item('Alpha')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect.element(item('Alpha')).toHaveAttribute('aria-expanded', 'false')
      await expect.element(item('Ant')).not.toBeInTheDocument()
    })

    test('Right and Left Arrow turn around in right-to-left text', async () => {
      document.documentElement.dir = 'rtl'
      onTestFinished(() => document.documentElement.removeAttribute('dir'))
      await enter()
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await expect.element(item('Ant')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect.element(item('Alpha')).toHaveFocus()
      await expect.element(item('Alpha')).toHaveAttribute('aria-expanded', 'false')
    })

    test('Home and End move to the first and the last visible node without opening a node', async () => {
      await enter()
      await userEvent.keyboard('{End}')
      await expect.element(item('Gamma')).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect.element(item('Alpha')).toHaveFocus()
      await expect.element(item('Beta')).toHaveAttribute('aria-expanded', 'false')
    })

    test('an asterisk opens the focused node and its siblings', async () => {
      await enter()
      await userEvent.keyboard('*')
      await expect.element(item('Ape')).toBeInTheDocument()
      await expect.element(item('Bee')).toBeInTheDocument()
      await expect.element(item('Alpha')).toHaveFocus()
    })

    test('typed letters move to the next matching node', async () => {
      await enter()
      await userEvent.keyboard('g')
      await expect.element(item('Gamma')).toHaveFocus()
    })

    test('Space checks a node, and its parent is mixed if the other children are not checked', async () => {
      await enter()
      await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
      await expect.element(item('Ant')).toHaveAttribute('aria-checked', 'true')
      await expect.element(item('Alpha')).toHaveAttribute('aria-checked', 'mixed')
      await expect.element(item('Ape')).toHaveAttribute('aria-checked', 'false')
    })
  })
}
