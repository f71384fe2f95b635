import { I18nProvider } from 'react-aria-components/I18nProvider'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { RangeSliderProps } from './RangeSlider'
import { RangeSlider } from './RangeSlider'

const slider = (more: Partial<RangeSliderProps> = {}) => (
  <div style={{ inlineSize: 400, padding: 20 }}>
    <RangeSlider label="Sum" unit="million kr." stops={[0, 10, 20, 50]} {...more} />
  </div>
)
const thumb = (name: string) => page.getByRole('slider', { name })
const says = (name: string) => thumb(name).element().getAttribute('aria-valuetext')

describe('[S13] RangeSlider', () => {
  test('is a group of two named thumbs that announce their numbers with the unit', async () => {
    const ui = await renderUi(slider({ defaultValue: { min: 10, max: 50 } }))
    await expect.element(ui.getByRole('group', { name: 'Sum' })).toBeVisible()
    expect(says('From Sum')).toBe('10 million kr.')
    expect(says('To Sum')).toBe('50 million kr.')
    await expect.element(ui.getByText('10–50 million kr.')).toBeVisible()
  })

  test('announces an open end as no limit', async () => {
    const ui = await renderUi(slider())
    expect(says('From Sum')).toBe('No limit')
    expect(says('To Sum')).toBe('No limit')
    await expect.element(ui.getByText('Any')).toBeVisible()
  })

  test('shows a bound between two stops as it is', async () => {
    const ui = await renderUi(slider({ defaultValue: { min: 12, max: null } }))
    expect(says('From Sum')).toBe('12 million kr.')
    await expect.element(ui.getByText('At least 12 million kr.')).toBeVisible()
  })

  test('moves a thumb by arrow keys, and opens an end with Home or End', async () => {
    const onChange = vi.fn()
    await renderUi(slider({ defaultValue: { min: 10, max: 20 }, onChange }))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenLastCalledWith({ min: 20, max: 20 })
    await userEvent.keyboard('{Home}')
    expect(onChange).toHaveBeenLastCalledWith({ min: null, max: 20 })
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    expect(onChange).toHaveBeenLastCalledWith({ min: null, max: null })
    await userEvent.keyboard('{ArrowLeft}')
    expect(onChange).toHaveBeenLastCalledWith({ min: null, max: 50 })
  })

  test('turns the arrow keys and the track around from right to left', async () => {
    const onChange = vi.fn()
    document.documentElement.dir = 'rtl'
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    await renderUi(
      <I18nProvider locale="he-IL">{slider({ defaultValue: { min: 10, max: 20 }, onChange })}</I18nProvider>,
    )
    const [lower, upper] = ['From Sum', 'To Sum'].map((name) => thumb(name).element().getBoundingClientRect())
    expect(lower?.left).toBeGreaterThan(upper?.left ?? Infinity)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(onChange).toHaveBeenLastCalledWith({ min: 20, max: 20 })
  })

  test('a press on the track moves the nearest thumb', async () => {
    const onChange = vi.fn()
    await renderUi(slider({ onChange }))
    const track = thumb('From Sum').element().closest('[data-orientation][class*=track]')
    if (!(track instanceof HTMLElement)) throw new Error('There is no track.')
    await userEvent.click(track, { position: { x: track.offsetWidth * 0.27, y: 12 } })
    expect(onChange).toHaveBeenLastCalledWith({ min: 10, max: null })
  })

  test('does not move while it is disabled', async () => {
    await renderUi(slider({ isDisabled: true }))
    await expect.element(thumb('From Sum')).toBeDisabled()
  })
})
