import { describe, expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import type { Fact } from './FactsStrip'
import { FactsStrip } from './FactsStrip'

const facts: Fact[] = [
  { id: 'deadline', term: 'Next deadline', value: '27.11.2026', note: '5 days left', short: '27.11. · 5 d' },
  { id: 'sum', term: 'Budget', value: '48 million', short: '48 m' },
]

const page = (
  <FactsStrip label="Key facts" facts={facts}>
    {(strip) => (
      <>
        <h1>School</h1>
        {strip}
        <div style={{ height: 3000 }}>Text</div>
      </>
    )}
  </FactsStrip>
)

describe('[Q01] FactsStrip', () => {
  test('names each fact by its term', async () => {
    const ui = await renderUi(page)
    await expect.element(ui.getByRole('term').first()).toHaveTextContent('Next deadline')
    await expect.element(ui.getByRole('definition').first()).toHaveTextContent('27.11.2026')
    await expect.element(ui.getByText('5 days left')).toBeVisible()
    await expect.element(ui.getByText('27.11. · 5 d')).not.toBeInTheDocument()
  })

  test('shows a line of facts when the row has scrolled out of view, without moving content', async () => {
    const ui = await renderUi(page)
    const height = document.documentElement.scrollHeight
    window.scrollTo(0, 600)
    const line = ui.getByText('27.11. · 5 d')
    await expect.element(line).toBeVisible()
    expect(line.element().getBoundingClientRect().top).toBeLessThan(100)
    expect(document.documentElement.scrollHeight).toBe(height)
    window.scrollTo(0, 0)
    await expect.element(line).not.toBeInTheDocument()
  })

  test('hides the line from screen readers, because it repeats the facts', async () => {
    const ui = await renderUi(page)
    window.scrollTo(0, 600)
    await expect.element(ui.getByText('27.11. · 5 d')).toBeVisible()
    expect(ui.getByText('27.11. · 5 d').element().closest('[aria-hidden="true"]')).not.toBeNull()
    window.scrollTo(0, 0)
  })
})
