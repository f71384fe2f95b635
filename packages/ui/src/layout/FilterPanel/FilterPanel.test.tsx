import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import { FilterPanel } from './FilterPanel'

afterEach(() => page.viewport(1280, 800))

test('[S21] FilterPanel is beside the results on a wide screen', async () => {
  const ui = await renderUi(
    <FilterPanel isOpen={false} onOpenChange={vi.fn()} resultCount={86}>
      <p>Geography</p>
    </FilterPanel>,
  )
  await expect
    .element(ui.getByRole('complementary', { name: 'Filters' }))
    .toHaveTextContent('FiltersGeography')
  await expect.element(ui.getByRole('heading', { level: 2, name: 'Filters' })).toBeInTheDocument()
})

test('[S07, S21] FilterPanel keeps pinned content in view while the filters scroll', async () => {
  const ui = await renderUi(
    <FilterPanel isOpen={false} onOpenChange={vi.fn()} resultCount={86} pinned={<p>86 tenders</p>}>
      <div style={{ blockSize: '3000px' }}>Geography</div>
      <button type="button">Last filter</button>
    </FilterPanel>,
  )
  ui.getByRole('button', { name: 'Last filter' }).element().focus()
  await expect.element(ui.getByRole('button', { name: 'Last filter' })).toBeInViewport()
  await expect.element(ui.getByText('86 tenders')).toBeInViewport()
  expect(window.scrollY).toBe(0)
})

test('[S21] hidden texts far down in the filters do not lengthen the page', async () => {
  await renderUi(
    <FilterPanel isOpen={false} onOpenChange={vi.fn()} resultCount={86}>
      <div style={{ blockSize: '3000px' }}>Geography</div>
      <output className={visuallyHidden}>12 chosen</output>
    </FilterPanel>,
  )
  expect(document.documentElement.scrollHeight).toBeLessThan(1000)
})

test.each([
  [86, false, 'Show 86 results'],
  [1, false, 'Show 1 result'],
  [1000, true, 'Show more than 1,000 results'],
  [null, false, 'Show the results'],
])(
  '[S02] FilterPanel is a drawer below 960 px whose button shows the number of results (%s, capped %s)',
  async (count, isCapped, name) => {
    await page.viewport(360, 780)
    const onOpenChange = vi.fn()
    await renderUi(
      <FilterPanel isOpen onOpenChange={onOpenChange} resultCount={count} isCountCapped={isCapped}>
        <p>Geography</p>
      </FilterPanel>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await page.getByRole('button', { name }).click()
    expect(onOpenChange).toHaveBeenCalledWith(false)
  },
)

test('[S21] FilterPanel keeps the focus inside its drawer and closes on Escape', async () => {
  await page.viewport(360, 780)
  const onOpenChange = vi.fn()
  await renderUi(
    <FilterPanel isOpen onOpenChange={onOpenChange} resultCount={3}>
      <p>Geography</p>
    </FilterPanel>,
  )
  await page.getByRole('button', { name: 'Show 3 results' }).element().focus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Close the filters' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test.each([
  [1280, 1],
  [360, 0],
])(
  '[G08, S21] FilterPanel is in the page of a server, and %s px wide screens show it %s times before hydration',
  async (width, times) => {
    await page.viewport(width, 780)
    const panel = (
      <IntlProvider locale="en">
        <FilterPanel resultCount={86}>Geography</FilterPanel>
      </IntlProvider>
    )
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(panel)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    expect(filters.elements()).toHaveLength(times)
    const complain = vi.fn<(error: unknown) => void>()
    const root = hydrateRoot(place, panel, { onRecoverableError: complain })
    await expect.poll(() => place.textContent).toBe(times === 1 ? 'FiltersGeography' : '')
    expect(complain).not.toHaveBeenCalled()
    root.unmount()
    place.remove()
  },
)
