import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/**
 * Tests a component against the toolbar pattern of the ARIA Authoring Practices.
 *
 * `show` renders a button named Before, a toolbar with the given name and at least three buttons, and a
 * button named After.
 */
export function describeToolbarPattern(component: string, name: string, show: () => Promise<unknown>): void {
  const bar = () => page.getByRole('toolbar', { name })
  const at = (place: number) => bar().getByRole('button').nth(place)
  const enter = async () => {
    await show()
    await page.getByRole('button', { name: 'Before' }).click()
    await userEvent.tab()
    await expect.element(at(0)).toHaveFocus()
  }

  describe(`[G03] ${component} as a toolbar`, () => {
    test('has a name and is horizontal', async () => {
      await show()
      await expect.element(bar()).toHaveAttribute('aria-orientation', 'horizontal')
    })

    test('is one tab stop', async () => {
      await enter()
      await userEvent.tab()
      await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
      await expect.poll(() => bar().element().contains(document.activeElement)).toBe(true)
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
      await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
    })

    test('Right and Left Arrow move between its buttons', async () => {
      await enter()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect.element(at(2)).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect.element(at(1)).toHaveFocus()
    })

    test('Right and Left Arrow turn around in right-to-left text', async () => {
      document.documentElement.dir = 'rtl'
      onTestFinished(() => document.documentElement.removeAttribute('dir'))
      await enter()
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await expect.element(at(2)).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect.element(at(1)).toHaveFocus()
    })

    test('Home and End move to its first and its last button', async () => {
      await enter()
      await userEvent.keyboard('{End}')
      await expect.element(bar().getByRole('button').last()).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect.element(at(0)).toHaveFocus()
    })

    test('returns the focus to the button that had it last', async () => {
      await enter()
      await userEvent.keyboard('{ArrowRight}')
      await userEvent.tab()
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
      await expect.element(at(1)).toHaveFocus()
    })
  })
}
