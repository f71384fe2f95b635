import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { CollapseProps } from './Collapse'
import { Collapse } from './Collapse'

const show = (more: Partial<CollapseProps> = {}) =>
  renderUi(
    <Collapse maxHeight={60} {...more}>
      {more.children ?? (
        <div style={{ blockSize: 400 }}>
          <p>Beginning</p>
          <p style={{ marginBlockStart: 300 }}>
            <a href="#end">The end</a>
          </p>
        </div>
      )}
    </Collapse>,
  )

const heightOf = (text: string) => {
  const content = page.getByText(text).element().closest('[id]')
  return content?.getBoundingClientRect().height ?? 0
}

describe('[Q01] Collapse', () => {
  test('shortens long content, shows the rest after a press, and shortens it again', async () => {
    const onExpandedChange = vi.fn()
    const ui = await show({ onExpandedChange })
    const more = ui.getByRole('button', { name: 'Show more' })
    await expect.element(more).toHaveAttribute('aria-expanded', 'false')
    expect(heightOf('Beginning')).toBe(60)
    await more.click()
    expect(onExpandedChange).toHaveBeenLastCalledWith(true)
    expect(heightOf('Beginning')).toBe(400)
    await ui.getByRole('button', { name: 'Show less' }).click()
    expect(onExpandedChange).toHaveBeenLastCalledWith(false)
    await expect.element(ui.getByRole('button', { name: 'Show more' })).toBeVisible()
    expect(heightOf('Beginning')).toBe(60)
  })

  test('has its button in the first paint, so that nothing below moves', async () => {
    const seen: boolean[] = []
    function Observer({ children }: { children: ReactNode }) {
      useLayoutEffect(() => {
        requestAnimationFrame(() => seen.push(document.querySelector('button') !== null))
      }, [])
      return children
    }
    await renderUi(
      <Observer>
        <Collapse maxHeight={60}>
          <p style={{ blockSize: 400 }}>Long</p>
        </Collapse>
      </Observer>,
    )
    await expect.poll(() => seen).toHaveLength(1)
    expect(seen).toEqual([true])
  })

  test('has no button for content that fits', async () => {
    for (const defaultExpanded of [false, true]) {
      const ui = await show({ children: <p>Short</p>, defaultExpanded })
      await expect.element(ui.getByText('Short')).toBeVisible()
      await expect.element(ui.getByRole('button')).not.toBeInTheDocument()
      await ui.unmount()
    }
  })

  test('can be controlled', async () => {
    const onExpandedChange = vi.fn()
    const ui = await show({ isExpanded: true, onExpandedChange })
    await ui.getByRole('button', { name: 'Show less' }).click()
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(heightOf('Beginning')).toBe(400)
  })

  test('expands when an element in the hidden content receives the focus', async () => {
    const ui = await show()
    await expect.element(ui.getByRole('button', { name: 'Show more' })).toBeVisible()
    await userEvent.tab()
    await expect.element(ui.getByRole('link', { name: 'The end' })).toHaveFocus()
    await expect.element(ui.getByRole('button', { name: 'Show less' })).toBeVisible()
  })

  test('shortens content only on screens below its breakpoint', async () => {
    const ui = await show({ below: 'tablet' })
    await expect.element(ui.getByText('Beginning')).toBeVisible()
    await expect.element(ui.getByRole('button')).not.toBeInTheDocument()
    await page.viewport(700, 800)
    await expect.element(ui.getByRole('button', { name: 'Show more' })).toBeVisible()
    await page.viewport(1280, 800)
    await expect.element(ui.getByRole('button')).not.toBeInTheDocument()
  })
})
