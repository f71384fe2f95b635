import { describe, expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page, userEvent } from 'vitest/browser'

const lower = () => page.getByRole('slider', { name: /^From/ })
const upper = () => page.getByRole('slider', { name: /^To/ })
const value = (slider: Locator) => (slider.element() as HTMLInputElement).value

/**
 * Tests a component against the multi-thumb slider pattern of the ARIA Authoring Practices.
 *
 * `show` renders two sliders whose names begin with From and To. Their values are 2 and 5, on a scale from 0
 * to at most 20.
 */
export function describeMultiThumbSliderPattern(component: string, show: () => Promise<unknown>): void {
  const enter = async () => {
    await show()
    await userEvent.tab()
  }

  describe(`[G03] ${component} as a slider with two thumbs`, () => {
    test('exposes a value and limits for each thumb, and the value as text', async () => {
      await show()
      expect(value(lower())).toBe('2')
      await expect.element(lower()).toHaveAttribute('min', '0')
      await expect.element(lower()).toHaveAttribute('aria-orientation', 'horizontal')
      await expect.element(lower()).toHaveAttribute('aria-valuetext')
    })

    test('limits each thumb by the other one', async () => {
      await enter()
      await expect.element(lower()).toHaveAttribute('max', '5')
      await expect.element(upper()).toHaveAttribute('min', '2')
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
      expect([value(lower()), value(upper())]).toEqual(['5', '5'])
    })

    test('has one tab stop for each thumb, and keeps their order', async () => {
      await enter()
      await expect.element(lower()).toHaveFocus()
      await userEvent.tab()
      await expect.element(upper()).toHaveFocus()
    })

    test.each([
      ['{ArrowRight}', 3],
      ['{ArrowUp}', 3],
      ['{ArrowLeft}', 1],
      ['{ArrowDown}', 1],
      ['{PageUp}', 4],
      ['{PageDown}', 0],
      ['{Home}', 0],
      ['{End}', 5],
    ])('%s moves the lower thumb to %i', async (key, next) => {
      await enter()
      await userEvent.keyboard(key)
      expect(value(lower())).toBe(`${next}`)
    })
  })
}
