import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { SelectionBar } from '../../actions/SelectionBar/SelectionBar'
import { createToastQueue } from '../../feedback/Toasts/createToastQueue'
import { Toasts } from '../../feedback/Toasts/Toasts'
import { bottomOffset } from './bottomBars'
import '../globalStyles'
import { useBottomBar } from './useBottomBar'

function Edge() {
  return (
    <section
      ref={useBottomBar('edge')}
      aria-label="Edge"
      style={{ position: 'sticky', insetBlockEnd: bottomOffset, blockSize: 40 }}
    />
  )
}

const rows = Array.from({ length: 60 }, (_, index) => index + 1)

async function show() {
  const queue = createToastQueue()
  await renderUi(
    <>
      <div>
        {rows.map((row) => (
          <button key={row} style={{ display: 'block', blockSize: 40 }}>
            Row {row}
          </button>
        ))}
        <SelectionBar count={2} onClear={() => undefined}>
          <button>Hide</button>
        </SelectionBar>
      </div>
      <div style={{ blockSize: 120 }}>Foot</div>
      <Edge />
      <Toasts queue={queue} />
    </>,
  )
  queue.add({ text: 'Saved', actionLabel: 'Undo' })
  const toast = page.getByRole('alertdialog', { name: 'Saved' })
  await expect.element(toast).toBeVisible()
  return { toast, bar: page.getByRole('toolbar'), edge: page.getByRole('region', { name: 'Edge' }) }
}

interface Place {
  element: () => Element
}
const rectOf = (place: Place) => place.element().getBoundingClientRect()
const areApart = (one: Place, other: Place) =>
  rectOf(one).bottom <= rectOf(other).top || rectOf(other).bottom <= rectOf(one).top

describe('[U01] bars at the bottom of the screen', () => {
  test.each([
    ['at the top', 0],
    ['where the bar leaves the bottom', 1900],
    ['at the end', 100_000],
  ])('cover no other bar when the page is scrolled %s', async (_, top) => {
    const { toast, bar, edge } = await show()
    scrollTo(0, top)
    await expect
      .poll(() => ({
        areApart: areApart(toast, bar) && areApart(toast, edge) && areApart(bar, edge),
        isInView: rectOf(toast).top >= 0 && rectOf(toast).bottom <= innerHeight,
      }))
      .toEqual({ areApart: true, isInView: true })
  })

  test('cover no row that receives the focus', async () => {
    const { toast } = await show()
    scrollTo(0, 0)
    page.getByRole('button', { name: 'Row 1', exact: true }).element().focus({ preventScroll: true })
    for (const row of rows.slice(1, 20)) {
      await userEvent.tab()
      const button = page.getByRole('button', { name: `Row ${row}`, exact: true })
      await expect.element(button).toHaveFocus()
      expect(rectOf(button).bottom).toBeLessThanOrEqual(rectOf(toast).top)
    }
  })

  test('do not scroll the page when the focus enters them', async () => {
    await show()
    scrollTo(0, 400)
    const before = scrollY
    for (const name of ['Hide', 'Undo']) page.getByRole('button', { name }).element().focus()
    expect(scrollY).toBe(before)
  })
})
