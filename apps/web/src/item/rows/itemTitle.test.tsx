import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { procurement, worker } from '../../../testing/worker'

test('[S20, G03] a name too long for its row is cut at its end, also while its link has the focus', async () => {
  const name = `Renovering ${'af Nørrebro Svømmehal og dens omgivelser '.repeat(8)}`.trim()
  worker.use(answer('searchProcurements', { items: [procurement(1, name)], count: 1, countIsCapped: false }))
  await renderApp('/search/1?type=procurement')
  const link = page.getByRole('link', { name })
  await expect.element(link).toBeVisible()
  const element = link.element() as HTMLElement
  element.focus()
  element.scrollIntoView({ inline: 'center' })
  const cell = element.closest('th')
  expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(cell?.getBoundingClientRect().right ?? 0)
  for (let one = element as HTMLElement | null; one !== null && one !== cell; one = one.parentElement)
    expect(one.scrollLeft).toBe(0)
})
