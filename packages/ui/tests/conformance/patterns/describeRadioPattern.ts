import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const radio = (name: string) => page.getByRole('radio', { name, exact: true })

/**
 * Tests a component against the radio group pattern of the ARIA Authoring Practices.
 *
 * `show` renders a group named Sample with the options One, Two and Three, of which Two is selected.
 */
export function describeRadioPattern(component: string, show: () => Promise<unknown>): void {
  const enter = async () => {
    await show()
    await userEvent.tab()
  }

  describe(`[G03] ${component} as a radio group`, () => {
    test('is a named group in which one option is checked', async () => {
      await show()
      await expect.element(page.getByRole('radiogroup', { name: 'Sample' })).toBeVisible()
      await expect.element(radio('Two')).toBeChecked()
      await expect.element(radio('One')).not.toBeChecked()
    })

    test('is one tab stop, at the checked option', async () => {
      await enter()
      await expect.element(radio('Two')).toHaveFocus()
      await userEvent.tab()
      expect(document.activeElement).not.toBe(radio('Three').element())
    })

    test.each(['{ArrowRight}', '{ArrowDown}'])('%s checks the next option, and wraps', async (key) => {
      await enter()
      await userEvent.keyboard(key)
      await expect.element(radio('Three')).toBeChecked()
      await userEvent.keyboard(key)
      await expect.element(radio('One')).toBeChecked()
      await expect.element(radio('One')).toHaveFocus()
    })

    test.each(['{ArrowLeft}', '{ArrowUp}'])('%s checks the previous option', async (key) => {
      await enter()
      await userEvent.keyboard(key)
      await expect.element(radio('One')).toBeChecked()
    })
  })
}
