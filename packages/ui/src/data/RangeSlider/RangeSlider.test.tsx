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
/** Returns the visible part of a thumb, around its input. */
function handleOf(name: string): Element {
  const handle = thumb(name).element().closest('[class*=thumb]')
  if (!handle) throw new Error(`There is no thumb ${name}.`)
  return handle
}
function trackOf(): HTMLElement {
  const track = thumb('From Sum').element().closest('[data-orientation][class*=track]')
  if (!(track instanceof HTMLElement)) throw new Error('There is no track.')
  return track
}
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

  test.each(['ArrowRight', 'End', 'PageUp'])(
    'the lower thumb stays at the last number at %s',
    async (key) => {
      const onChange = vi.fn()
      await renderUi(slider({ defaultValue: { min: 50, max: null }, onChange }))
      await userEvent.tab()
      await userEvent.keyboard(`{${key}}`)
      expect(says('From Sum')).toBe('50 million kr.')
      await userEvent.keyboard('{ArrowLeft}')
      expect(says('From Sum')).toBe('20 million kr.')
      expect(onChange.mock.lastCall).toEqual([{ min: 20, max: null }])
      expect(onChange).not.toHaveBeenCalledWith({ min: null, max: null })
    },
  )

  test('the lower thumb dragged past the far end stays at the last number', async () => {
    const onChange = vi.fn()
    await renderUi(slider({ defaultValue: { min: 10, max: null }, onChange }))
    const { left, top, width } = trackOf().getBoundingClientRect()
    const at = (share: number) => ({
      clientX: left + share * width,
      clientY: top + 12,
      pointerId: 1,
      button: 0,
    })
    const handle = handleOf('From Sum')
    const send = (target: EventTarget, type: string, share: number) =>
      target.dispatchEvent(new PointerEvent(type, { ...at(share), bubbles: true, pointerType: 'mouse' }))
    send(handle, 'pointerdown', 0.25)
    for (const share of [0.4, 0.8, 1, 1.2]) send(window, 'pointermove', share)
    send(window, 'pointerup', 1.2)
    await expect.poll(() => onChange.mock.lastCall).toEqual([{ min: 50, max: null }])
    expect(says('From Sum')).toBe('50 million kr.')
  })

  test('the centre of each thumb can be grabbed, and none stands out of the slider', async () => {
    await renderUi(<div style={{ overflow: 'hidden' }}>{slider()}</div>)
    const slide = handleOf('From Sum').closest('[role=group]')?.getBoundingClientRect()
    for (const name of ['From Sum', 'To Sum']) {
      const { left, right, top, bottom } = handleOf(name).getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(slide?.left ?? Infinity)
      expect(right).toBeLessThanOrEqual(slide?.right ?? 0)
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      expect(handleOf(name).contains(hit)).toBe(true)
    }
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
    const track = trackOf()
    await userEvent.click(track, { position: { x: track.offsetWidth * 0.27, y: 12 } })
    expect(onChange).toHaveBeenLastCalledWith({ min: 10, max: null })
  })

  test('does not move while it is disabled', async () => {
    await renderUi(slider({ isDisabled: true }))
    await expect.element(thumb('From Sum')).toBeDisabled()
  })
})
