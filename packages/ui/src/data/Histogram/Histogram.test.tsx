import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Histogram } from './Histogram'

const bars = [
  { from: 0, to: 10, count: 2 },
  { from: 10, to: 20, count: 8 },
  { from: 20, to: null, count: 0 },
]

test('[S13] Histogram is announced as one image, and its highest bar has the full height', async () => {
  const ui = await renderUi(<Histogram label="How 10 tenders are distributed" bars={bars} />)
  const picture = ui.getByRole('img', { name: 'How 10 tenders are distributed' })
  await expect.element(picture).toBeVisible()
  const heights = [...picture.element().children].map((bar) => bar.getBoundingClientRect().height)
  expect(heights[1]).toBeGreaterThan(30)
  expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(0.25, 1)
  expect(heights[2]).toBe(0)
})

test.each([
  [null, null, [true, true, true]],
  [10, null, [false, true, true]],
  [null, 9, [true, false, false]],
  [12, 15, [false, true, false]],
  [25, null, [false, false, true]],
])('[S13] Histogram highlights the bars from %s to %s', async (min, max, chosen) => {
  const ui = await renderUi(<Histogram label="Sums" bars={bars} min={min} max={max} />)
  const picture = ui.getByRole('img', { name: 'Sums' }).element()
  expect([...picture.children].map((bar) => bar.hasAttribute('data-chosen'))).toEqual(chosen)
})

test('[S13] Histogram reserves its space while the counts are loading', async () => {
  const ui = await renderUi(<Histogram label="Sums" bars={undefined} />)
  expect(ui.getByRole('img', { name: 'Sums' }).element().getBoundingClientRect().height).toBeGreaterThan(30)
})

type Bars = [from: number, to: number]

test.each<[string, Bars, object]>([
  ['the first bar', [0, 0], { min: null, max: 10 }],
  ['a bar', [1, 1], { min: 10, max: 20 }],
  ['the last bar', [2, 2], { min: 20, max: null }],
  ['bars from left to right', [0, 1], { min: null, max: 20 }],
  ['bars from right to left', [2, 1], { min: 10, max: null }],
])('[S13] pressing or dragging over %s selects their range', async (_case, [from, to], range) => {
  const onChange = vi.fn<(range: object) => void>()
  const ui = await renderUi(<Histogram label="Sums" bars={bars} onChange={onChange} />)
  const picture = ui.getByRole('img', { name: 'Sums' }).element()
  const { left, width } = picture.getBoundingClientRect()
  const point = (type: string, bar: number) =>
    picture.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + ((bar + 0.5) / 3) * width }),
    )
  picture.setPointerCapture = () => undefined
  point('pointerdown', from)
  await expect.poll(() => picture.children[from]?.hasAttribute('data-chosen')).toBe(true)
  point('pointermove', to)
  await expect
    .poll(() => [...picture.children].filter((bar) => bar.hasAttribute('data-chosen')).length)
    .toBe(Math.abs(to - from) + 1)
  expect(onChange).not.toHaveBeenCalled()
  point('pointerup', to)
  expect(onChange.mock.calls).toEqual([[range]])
})

test('[S13] Histogram shows every third value below its bars', async () => {
  const many = [0, 1, 2, 5, 10, 20].map((from) => ({ from, to: from + 1, count: 1 }))
  const ui = await renderUi(<Histogram label="Sums" bars={many} formatValue={(value) => `${value} mio.`} />)
  await expect.element(ui.getByText('5 mio.')).toBeVisible()
  await expect.element(ui.getByText('0 mio.', { exact: true })).toBeVisible()
  expect(ui.getByText('10 mio.').query()).toBeNull()
})
