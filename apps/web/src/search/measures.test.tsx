import type { Schemas } from '@spadestik/api-client'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { procurement, worker } from '../../testing/worker'

const facet: Schemas['Facet'] = {
  criteria: [],
  bars: [
    { from: 0, to: 1_000_000, count: 3 },
    { from: 1_000_000, to: 2_000_000, count: 8 },
    { from: 2_000_000, to: null, count: 5 },
  ],
  unspecified: 0,
  countIsCapped: false,
}
const chart = page.getByRole('img', { name: 'How 16 matches are distributed; 0 state nothing' })

async function openSums(address: string): Promise<void> {
  worker.use(
    answer('searchProcurements', {
      items: [procurement(1, 'Bridge')],
      count: 1,
      countIsCapped: false,
      facet,
    }),
  )
  await renderApp(address)
  await page.getByRole('button', { name: /^Estimated sum/ }).click()
  await expect.element(chart).toBeVisible()
}

test('[S13] a pressed bar sets the bounds in the fields and the thumbs', async () => {
  await openSums('/search/1?type=procurement')
  const [from, to] = [page.getByRole('textbox').nth(0), page.getByRole('textbox').nth(1)]
  await chart.click()
  await expect.element(from).toHaveValue('1')
  await expect.element(to).toHaveValue('2')
  const selected = () => [...chart.element().children].map((bar) => bar.hasAttribute('data-chosen'))
  await expect.poll(selected).toEqual([false, true, false])
  const [lower] = page.getByRole('slider').elements()
  if (lower instanceof HTMLElement) lower.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(from).toHaveValue('')
  await expect.poll(selected).toEqual([true, true, false])
  expect(document.activeElement).toBe(lower)
})

test('[S13] sums of several countries are compared in their own currency, and the filter says so', async () => {
  const note = 'Sums are compared in the currency in which they are stated.'
  await openSums('/search/1?type=procurement')
  await expect.element(page.getByText(note)).toBeVisible()
})

test('[S13] sums of one country need no note about currencies', async () => {
  await openSums('/search/1?type=procurement&countryIds=1')
  await expect.element(page.getByText('currency in which they are stated')).not.toBeInTheDocument()
})
