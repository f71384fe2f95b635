import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { PageLayout } from './PageLayout'

test('[L01] PageLayout begins with a skip link that leads to the named content', async () => {
  const ui = await renderUi(
    <PageLayout header={<a href="#/">Home</a>} footer={<p>End</p>} contentLabel="Search">
      <h1>Search</h1>
    </PageLayout>,
  )
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(ui.getByRole('main', { name: 'Search' })).toHaveFocus()
})

test('[G03] PageLayout does not let its header cover the target of an anchor link', async () => {
  const ui = await renderUi(
    <PageLayout header={<header style={{ position: 'sticky', insetBlockStart: 0, blockSize: 56 }} />}>
      <div style={{ blockSize: 800 }} />
      <a href="#/">Lindbro</a>
      <div style={{ blockSize: 3000 }} />
    </PageLayout>,
  )
  window.scrollTo(0, 2000)
  const link = ui.getByRole('link', { name: 'Lindbro' }).element()
  link.scrollIntoView()
  expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(56)
})

const NoFilters = () => null

test('[G08] PageLayout keeps a column free for filters that appear only after hydration', async () => {
  await page.viewport(1280, 800)
  const ui = await renderUi(<PageLayout aside={<NoFilters />}>Results</PageLayout>)
  expect(ui.getByRole('main').element().getBoundingClientRect()).toMatchObject({ left: 320, width: 960 })
})
