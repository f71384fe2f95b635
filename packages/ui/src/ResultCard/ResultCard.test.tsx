import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi'
import { ResultCard } from './ResultCard'

test('[S18] ResultCard is an article named by its title, which leads on, and unfolds', async () => {
  const onExpandedChange = vi.fn()
  const ui = await renderUi(
    <ResultCard
      title="Lindbro"
      href="#/1"
      details={<p>Two tenders</p>}
      onExpandedChange={onExpandedChange}
    />,
  )
  const card = ui.getByRole('article', { name: 'Lindbro' })
  await expect.element(card.getByRole('link', { name: 'Lindbro' })).toHaveAttribute('href', '#/1')
  await card.getByRole('button', { name: 'Show more' }).click()
  expect(onExpandedChange).toHaveBeenCalledWith(true)
  await expect.element(card.getByText('Two tenders')).not.toBeInTheDocument()
})
