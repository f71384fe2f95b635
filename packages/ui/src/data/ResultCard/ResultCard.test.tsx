import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { ResultCard } from './ResultCard'

test('[S18] ResultCard is an article named by its linked title, and it can be expanded', async () => {
  const onExpandedChange = vi.fn()
  const ui = await renderUi(
    <ResultCard
      title="Lindbro"
      href="#/1"
      details={<p>Two tenders</p>}
      isExpanded={false}
      onExpandedChange={onExpandedChange}
    />,
  )
  const card = ui.getByRole('article', { name: 'Lindbro' })
  await expect.element(card.getByRole('link', { name: 'Lindbro' })).toHaveAttribute('href', '#/1')
  await card.getByRole('button', { name: 'Show more' }).click()
  expect(onExpandedChange).toHaveBeenCalledWith(true)
  await expect.element(card.getByText('Two tenders')).not.toBeInTheDocument()
})

test('[S21] on the narrowest screen the actions of a ResultCard are below its deadline and overlap nothing', async () => {
  const ui = await renderUi(
    <div style={{ inlineSize: 272 }}>
      <ResultCard
        title="Lindbro"
        href="#/1"
        deadline={<span>27.11.2026 · 7 days left</span>}
        actions={<div role="toolbar" aria-label="Actions" style={{ inlineSize: 180, blockSize: 32 }} />}
      />
    </div>,
  )
  const deadline = ui.getByText('27.11.2026 · 7 days left').element().getBoundingClientRect()
  const actions = ui.getByRole('toolbar', { name: 'Actions' }).element().getBoundingClientRect()
  const card = ui.getByRole('article').element().getBoundingClientRect()
  expect(actions.top).toBeGreaterThanOrEqual(deadline.bottom)
  expect(actions.right).toBeLessThanOrEqual(card.right)
})
