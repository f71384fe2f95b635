import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Link } from '../../actions/Link/Link'
import { ScrollStrip } from './ScrollStrip'

const show = (count: number, onClick = vi.fn()) =>
  renderUi(
    <div style={{ inlineSize: 400 }}>
      <ScrollStrip
        label="Articles"
        paddleDistance={150}
        itemWidth={200}
        items={Array.from({ length: count }, (_, id) => ({
          id,
          content: (
            <button type="button" onClick={onClick} style={{ blockSize: 60, inlineSize: '100%' }}>
              Article {id}
            </button>
          ),
        }))}
      />
    </div>,
  )

const scrolled = () => page.getByRole('region', { name: 'Articles' }).element().scrollLeft

describe('[D02] ScrollStrip', () => {
  test('scrolls by its buttons, and disables each button at its end of the strip', async () => {
    const ui = await show(4)
    const back = ui.getByRole('button', { name: 'Scroll back' })
    const on = ui.getByRole('button', { name: 'Scroll on' })
    await expect.element(back).toBeDisabled()
    await on.click()
    await expect.poll(scrolled).toBe(150)
    await expect.element(back).toBeEnabled()
    await on.click()
    await on.click()
    await expect.element(on).toBeDisabled()
  })

  test('scrolls by arrow keys while it is focused', async () => {
    await show(4)
    await userEvent.tab()
    await expect.element(page.getByRole('region', { name: 'Articles' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(scrolled).toBeGreaterThanOrEqual(150)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.poll(scrolled).toBe(0)
  })

  test('can be dragged with the mouse, and a drag does not follow a link', async () => {
    const onClick = vi.fn()
    const ui = await show(4, onClick)
    const strip = ui.getByRole('region', { name: 'Articles' })
    await userEvent.dragAndDrop(strip, strip, {
      sourcePosition: { x: 300, y: 30 },
      targetPosition: { x: 100, y: 30 },
    })
    expect(scrolled()).toBeGreaterThan(150)
    expect(onClick).not.toHaveBeenCalled()
    await ui.getByRole('button', { name: 'Article 2' }).click()
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('can be dragged from a link', async () => {
    await renderUi(
      <div style={{ inlineSize: 400 }}>
        <ScrollStrip
          label="Articles"
          paddleDistance={150}
          itemWidth={200}
          items={Array.from({ length: 4 }, (_, id) => ({
            id,
            content: (
              <div style={{ blockSize: 60, inlineSize: '100%' }}>
                <Link href="#article">A long title of article {id}</Link>
              </div>
            ),
          }))}
        />
      </div>,
    )
    const link = page.getByRole('link', { name: 'A long title of article 1' })
    await userEvent.dragAndDrop(link, page.getByRole('region', { name: 'Articles' }), {
      targetPosition: { x: 20, y: 30 },
    })
    expect(scrolled()).toBeGreaterThan(100)
    expect(location.hash).not.toBe('#article')
  })

  test('has no buttons if everything fits', async () => {
    const ui = await show(1)
    await expect.element(ui.getByRole('button', { name: 'Article 0' })).toBeVisible()
    await expect.element(ui.getByRole('button', { name: 'Scroll on' })).not.toBeInTheDocument()
  })
})
