import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { FilterPanel } from '../FilterPanel/FilterPanel'
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

test('[G03] PageLayout makes room for a header of any height', async () => {
  const root = document.documentElement
  root.style.setProperty('--spadestik-header-height', '120px')
  onTestFinished(() => void root.style.removeProperty('--spadestik-header-height'))
  await page.viewport(1280, 800)
  const ui = await renderUi(
    <PageLayout
      header={<header style={{ position: 'sticky', insetBlockStart: 0, blockSize: 120 }} />}
      aside={<FilterPanel resultCount={86}>Geography</FilterPanel>}
    >
      <div style={{ blockSize: 800 }} />
      <a href="#/">Lindbro</a>
      <div style={{ blockSize: 3000 }} />
    </PageLayout>,
  )
  const link = ui.getByRole('link', { name: 'Lindbro' }).element()
  link.scrollIntoView()
  expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(120)
  const filters = ui.getByRole('complementary', { name: 'Filters' }).element()
  expect(filters.getBoundingClientRect()).toMatchObject({ top: 120, height: 680 })
})
