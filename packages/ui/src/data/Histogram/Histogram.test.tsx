import { expect, test } from 'vitest'
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
