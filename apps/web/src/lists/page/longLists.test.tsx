import type { Schemas } from '@spadestik/api-client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { afterClickGuard } from '../../../testing/afterClickGuard'
import { answer } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { list, procurement, worker } from '../../../testing/worker'

const total = 230
const all = Array.from({ length: total }, (_, index) => procurement(index + 1, `Bridge ${index + 1}`))
const phase = { id: 2, index: 1, name: 'Planning', icon: 'map', iconType: 'outline' }
const outside = { outsideProduct: [{ id: 77, phase }], outsideProductCount: 1 }

/** Returns the page that a request asks for, as the service does. */
function pageFor(request: Request) {
  const query = new URL(request.url).searchParams
  const index = Number(query.get('index') ?? 0)
  const found = all.filter(({ name }) => name.toLowerCase().includes(query.get('text') ?? ''))
  return {
    projects: [],
    procurements: found.slice(index * 100, (index + 1) * 100),
    companies: [],
    counts: { project: 0, procurement: total, company: 0 },
    foundCounts: { project: 0, procurement: found.length, company: 0 },
    ...outside,
  }
}

const queriesOf = (asked: readonly URL[]) =>
  asked.map(({ searchParams }) =>
    ['index', 'type', 'orderBy', 'text'].flatMap((name) => searchParams.get(name) ?? []).join(' '),
  )

function serveList(): URL[] {
  const asked: URL[] = []
  worker.use(
    answer('getLists', [list(12, 'Bridges', [])]),
    answer('getListItems', (request) => {
      asked.push(new URL(request.url))
      return { listId: 12, ...pageFor(request) }
    }),
  )
  return asked
}

const links = page.getByRole('table').getByRole('link', { name: /^Bridge/ })
const more = page.getByRole('main').getByRole('button', { name: 'Show more', exact: true })

test('[T01] a list of more than a page is sorted by the service, and Back keeps its length', async () => {
  const asked = serveList()
  await renderApp('/list/12')
  await expect.element(links.first()).toBeVisible()
  await expect.poll(() => links.elements().length).toBe(20)
  await expect.element(page.getByText(/^231 items/)).toBeVisible()
  await more.click()
  await expect.poll(() => links.elements().length).toBe(40)
  expect(queriesOf(asked)).toContain('0 procurement updated')
  await links.first().click()
  await expect.poll(() => location.pathname).toMatch(/^\/procurement/)
  history.back()
  await expect.poll(() => links.elements().length).toBe(40)
})

test('[T01] a list of more than a page is filtered by the service', async () => {
  serveList()
  await renderApp('/list/12')
  await expect.element(links.first()).toBeVisible()
  await expect.poll(() => links.elements().length).toBe(20)
  await page.getByRole('searchbox', { name: 'Filter the list' }).fill('bridge 21')
  await expect
    .poll(() => links.elements().map(({ textContent }) => textContent))
    .toEqual(['Bridge 21', ...Array.from({ length: 10 }, (_, index) => `Bridge ${210 + index}`)])
  await expect.element(more).not.toBeInTheDocument()
  await page.getByRole('searchbox', { name: 'Filter the list' }).fill('nothing')
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect.poll(() => links.elements().length).toBe(20)
})

test('[T01, G03] when the last rows of a long list have arrived, the first new row gets the focus', async () => {
  serveList()
  await renderApp('/list/12?text=bridge+21')
  await expect.poll(() => links.elements().length).toBe(11)
  await page.getByRole('searchbox', { name: 'Filter the list' }).fill('bridge 2')
  const found = all.filter(({ name }) => name.includes('Bridge 2')).length
  await expect.poll(() => links.elements().length).toBe(20)
  await more.click()
  await expect.poll(() => links.elements().length).toBe(40)
  await afterClickGuard()
  await more.click()
  await expect.poll(() => links.elements().length).toBe(found)
  await expect.element(links.nth(40)).toHaveFocus()
})

test('[S09, T01] a list names the phase of a project outside the product, and offers to remove it', async () => {
  serveList()
  worker.use(answer('getLists', [{ ...list(12, 'Bridges', []), projects: [77] }]))
  await renderApp('/list/12')
  const part = page.getByRole('list', { name: 'Not in your product (1)' })
  await expect.element(part.getByText('Project in the phase Planning')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Book a demo' })).toBeVisible()
  await part.getByRole('button', { name: 'Remove from lists: Project in the phase Planning' }).click()
  const dialog = page.getByRole('dialog', { name: /Remove/ })
  await expect.element(dialog.getByRole('checkbox', { name: /Bridges/ })).toBeChecked()
})

test('[B01] more hidden items than a page are filtered by the service, and Back keeps their length', async () => {
  const entries = all.map(({ id }, index): Schemas['HiddenItem'] => ({
    id,
    created: `2026-11-12 ${String(23 - Math.floor(index / 60)).padStart(2, '0')}:${String(59 - (index % 60)).padStart(2, '0')}`,
    usersIds: [1],
    userIsOnList: true,
    projectId: null,
    procurementId: id,
    notes: [],
  }))
  worker.use(
    answer('getHiddenItems', entries),
    answer('getHiddenItemDetails', (request) => pageFor(request)),
  )
  await renderApp('/blacklist')
  const projects = page.getByRole('list', { name: 'Not in your product (1)' })
  await expect
    .element(projects.getByRole('button', { name: 'Show again: Project in the phase Planning' }))
    .toBeVisible()
  await page.getByRole('radio', { name: /^Tenders/ }).click()
  const rows = page.getByRole('list', { name: 'Tenders' }).getByRole('heading')
  await expect.poll(() => rows.elements().length).toBe(20)
  for (const count of [40, 60, 80, 100, 120]) {
    await more.click()
    await expect.poll(() => rows.elements().length).toBe(count)
  }
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('bridge 21')
  await expect.poll(() => rows.elements().length).toBe(11)
})
