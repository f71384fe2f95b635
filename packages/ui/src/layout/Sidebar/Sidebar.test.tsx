import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Sidebar } from './Sidebar'

const show = (onClose = vi.fn(), side: 'start' | 'end' = 'end') =>
  renderUi(
    <Sidebar isOpen onClose={onClose} title="Since last" footer={<button>Book a demo</button>} side={side}>
      <a href="#news">News</a>
    </Sidebar>,
  )

describe('[N01] Sidebar', () => {
  test('is a dialog named by its title, and keeps the focus inside', async () => {
    await show()
    await expect.element(page.getByRole('dialog', { name: 'Since last' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'News' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  })

  test('closes on Escape, by its backdrop and its button', async () => {
    const onClose = vi.fn()
    await show(onClose)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(document.body, { position: { x: 3, y: 3 } })
    expect(onClose).toHaveBeenCalledTimes(2)
    await page.getByRole('button', { name: 'Close' }).click()
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['start', 0],
    ['end', 1280 - 420],
  ] as const)('is at the %s of the screen', async (side, left) => {
    await show(vi.fn(), side)
    await expect
      .poll(() => page.getByRole('dialog').element().getBoundingClientRect().left)
      .toBeCloseTo(left, -1)
  })
})
