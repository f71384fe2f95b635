import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { RangeHistogram } from './RangeHistogram'

const bars = [
  { from: 0, to: 10, count: 4 },
  { from: 10, to: 20, count: 8 },
  { from: 20, to: null, count: 2 },
]

type Bars = [from: number, to: number]

test.each<[string, Bars, object]>([
  ['the first bar', [0, 0], { min: null, max: 10 }],
  ['a bar', [1, 1], { min: 10, max: 20 }],
  ['the last bar', [2, 2], { min: 20, max: null }],
  ['bars from left to right', [0, 1], { min: null, max: 20 }],
  ['bars from right to left', [2, 1], { min: 10, max: null }],
])('[S13] pressing or dragging over %s selects their range', async (_case, [from, to], range) => {
  const onChange = vi.fn<(range: object) => void>()
  const ui = await renderUi(
    <RangeHistogram label="Sums" bars={bars} onChange={onChange} formatValue={String} />,
  )
  const picture = ui.getByRole('img', { name: 'Sums' }).element()
  const surface = picture.parentElement ?? picture
  const { left, width } = surface.getBoundingClientRect()
  const point = (type: string, bar: number) =>
    surface.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + ((bar + 0.5) / 3) * width }),
    )
  surface.setPointerCapture = () => undefined
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

test('[S13] RangeHistogram shows every third value below its bars', async () => {
  const many = [0, 1, 2, 5, 10, 20].map((from) => ({ from, to: from + 1, count: 1 }))
  const ui = await renderUi(
    <RangeHistogram label="Sums" bars={many} onChange={() => {}} formatValue={(value) => `${value} mio.`} />,
  )
  await expect.element(ui.getByText('5 mio.')).toBeVisible()
  await expect.element(ui.getByText('0 mio.', { exact: true })).toBeVisible()
  expect(ui.getByText('10 mio.').query()).toBeNull()
})

const left = (element: Element | undefined) => element?.getBoundingClientRect().left ?? Number.NaN

test.each([5, 7, 10, 12])('[S13] the labels of %i bars begin where their bars begin', async (count) => {
  const some = Array.from({ length: count }, (_, index) => ({ from: index, to: index + 1, count: 1 }))
  const ui = await renderUi(
    <RangeHistogram label="Sums" bars={some} onChange={vi.fn()} formatValue={(from) => `from ${from}`} />,
  )
  const picture = ui.getByRole('img', { name: 'Sums' }).element()
  for (let bar = 0; bar < count; bar += 3)
    // The positions of a label and its bar may differ by the gap between two bars, which is 2 px wide.
    expect(
      Math.abs(left(ui.getByText(`from ${bar}`, { exact: true }).element()) - left(picture.children[bar])),
    ).toBeLessThan(3)
})
