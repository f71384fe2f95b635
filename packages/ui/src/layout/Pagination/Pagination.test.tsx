import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Pagination } from './Pagination'

const items = [
  { type: 'page', page: 1, isCurrent: true },
  { type: 'ellipsis' },
  { type: 'page', page: 5, isCurrent: false },
] as const

test('[S05] Pagination marks the current page and links to the others', async () => {
  const onPageChange = vi.fn()
  const ui = await renderUi(
    <Pagination
      items={items}
      previousPage={null}
      nextPage={2}
      getHref={(page) => `#/search/${page}`}
      onPageChange={onPageChange}
    />,
  )
  await expect.element(ui.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await expect.element(ui.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await expect.element(ui.getByRole('link', { name: 'Page 5' })).toHaveAttribute('href', '#/search/5')
  await ui.getByRole('link', { name: 'Next page' }).click()
  expect(onPageChange).toHaveBeenCalledWith(2)
})

test('[S05] Pagination has no link to a page before the first one', async () => {
  const ui = await renderUi(<Pagination items={items} previousPage={null} nextPage={2} />)
  await expect
    .element(ui.getByRole('link', { name: 'Previous page' }))
    .toHaveAttribute('aria-disabled', 'true')
})
