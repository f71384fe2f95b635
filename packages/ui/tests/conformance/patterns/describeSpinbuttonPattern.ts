import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/**
 * Tests a component against the spinbutton pattern of the ARIA Authoring Practices.
 *
 * `show` renders a spin button whose name matches `name`. The value is 24, and the limits are 1 and 31.
 */
export function describeSpinbuttonPattern(
  component: string,
  name: RegExp,
  show: () => Promise<unknown>,
): void {
  const spin = () => page.getByRole('spinbutton', { name })
  const enter = async () => {
    await show()
    await spin().click()
  }

  describe(`[G03] ${component} as a spin button`, () => {
    test('exposes its value and its limits', async () => {
      await enter()
      await expect.element(spin()).toHaveAttribute('aria-valuenow', '24')
      await expect.element(spin()).toHaveAttribute('aria-valuemin', '1')
      await expect.element(spin()).toHaveAttribute('aria-valuemax', '31')
      expect(spin().element().getAttribute('aria-valuetext')).toMatch(/24/)
    })

    test('Up and Down Arrow change the value by one', async () => {
      await enter()
      await userEvent.keyboard('{ArrowUp}')
      await expect.element(spin()).toHaveAttribute('aria-valuenow', '25')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect.element(spin()).toHaveAttribute('aria-valuenow', '23')
    })

    test('Page Up and Page Down change the value by more than one', async () => {
      await enter()
      await userEvent.keyboard('{PageDown}')
      expect(Number(spin().element().getAttribute('aria-valuenow'))).toBeLessThan(23)
    })

    test('Home and End set the lowest and the highest value', async () => {
      await enter()
      await userEvent.keyboard('{Home}')
      await expect.element(spin()).toHaveAttribute('aria-valuenow', '1')
      await userEvent.keyboard('{End}')
      await expect.element(spin()).toHaveAttribute('aria-valuenow', '31')
    })

    test('accepts typed digits', async () => {
      await enter()
      await userEvent.keyboard('07')
      await expect.element(spin()).toHaveAttribute('aria-valuenow', '7')
    })
  })
}
