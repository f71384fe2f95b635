import type { Schemas } from '@spadestik/api-client'
import { exampleResponses } from '@spadestik/api-client/examples'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { user, worker } from '../../../testing/worker'

type Lot = Schemas['Lot']

const { body: procurement } = exampleResponses.getProcurement

const lot = (number: number, more: Partial<Lot> = {}): Lot => ({
  id: `LOT-${String(number).padStart(4, '0')}`,
  number: String(number),
  title: `Road ${number}`,
  description: null,
  criteria: [],
  place: null,
  budget: null,
  currency: 'DKK',
  start: null,
  end: null,
  durationInDays: null,
  participation: null,
  offers: null,
  inquiry: null,
  result: null,
  awardedSum: null,
  winners: [],
  withheld: [],
  ...more,
})

const roads = (count: number) => Array.from({ length: count }, (_one, index) => lot(index + 1))

function renderLots(lots: Lot[], { path = '/procurement/91004', viewer = user } = {}) {
  worker.use(answer('getProcurement', { ...procurement, lots }), answer('getCurrentUser', viewer))
  return renderApp(path, { user: viewer })
}

const table = page.getByRole('table', { name: 'Lots' })
const links = table.getByRole('link', { name: /^Lot \d+$/ })
const filter = page.getByRole('searchbox', { name: 'Filter lots' })
const anchor = (id: string) => document.getElementById(`lot-${id}`)

const bridges = lot(3, {
  title: 'Bridges',
  description: 'Repair of three bridges.',
  criteria: [{ typeId: 3, criteria: [['Bridges and tunnels', 'Road bridges']] }],
  place: 'Skjern',
  budget: 12_000_000,
  start: '2027-02-01',
  durationInDays: 300,
  participation: { from: null, to: '2020-11-20', toTime: null },
  offers: { from: '2020-11-22', to: '2020-12-04', toTime: '12:00' },
  inquiry: { from: null, to: '2020-11-27', toTime: null },
  result: 'awarded',
  awardedSum: { amount: 11_000_000, currency: 'DKK' },
  winners: [{ companyId: 5120, companyName: 'Krog Byg' }],
})

test('[Q01] a procurement without lots has no section for lots', async () => {
  await renderLots([])
  await expect.element(page.getByRole('heading', { name: 'Tender text' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Lots' }).query()).toBeNull()
})

test('[Q01, Q02] each lot has a row with its number, title, deadline, sum, state and winners', async () => {
  await renderLots([bridges, lot(4, { result: 'unsuccessful' }), lot(5, { result: 'cancelled' })])
  await expect.element(page.getByRole('heading', { name: 'Lots 3' })).toBeVisible()
  const row = table.getByRole('row', { name: /Bridges/ })
  for (const text of ['04.12.2020 at 12:00', 'DKK 12M', 'Awarded', 'Skjern']) {
    await expect.element(row.getByText(text)).toBeVisible()
  }
  await expect.element(row.getByRole('link', { name: 'Krog Byg' })).toHaveAttribute('href', '/company/5120')
  await expect.element(table.getByText('Ended without a contract')).toBeVisible()
  await expect.element(table.getByText('Cancelled')).toBeVisible()
  expect(filter.query()).toBeNull()
})

test('[Q01, Q02] the keyboard expands a lot, which shows its details', async () => {
  worker.use(answer('getCriterionTypes'), answer('getTranslations'))
  await renderLots([bridges, lot(4)])
  const expander = table.getByRole('button', { name: /Bridges/ })
  await expect.element(expander).toHaveAttribute('aria-expanded', 'false')
  expander.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(expander).toHaveAttribute('aria-expanded', 'true')
  for (const text of [
    'Repair of three bridges.',
    'From 01.02.2027 · 300 days',
    '20.11.2020',
    '22.11.2020 – 04.12.2020 at 12:00',
    '27.11.2020',
    'DKK 11M',
    'Road bridges',
  ]) {
    await expect.element(table.getByText(text, { exact: true })).toBeVisible()
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(expander).toHaveAttribute('aria-expanded', 'false')
  await expect.element(table.getByText('Repair of three bridges.')).not.toBeInTheDocument()
  await expect.element(expander).toHaveFocus()
})

test('[Q02] ten of many lots are shown, and a button shows all and moves the focus to the eleventh', async () => {
  await renderLots(roads(12))
  await expect.poll(() => links.elements().length).toBe(10)
  await table.getByRole('button', { name: /Road 2$/ }).click()
  await page.getByRole('button', { name: 'Show all 12' }).click()
  await expect.poll(() => links.elements().length).toBe(12)
  await expect.element(table.getByRole('link', { name: 'Lot 11' })).toHaveFocus()
})

test('[Q02] the filter narrows the lots and announces how many match', async () => {
  await renderLots([...roads(11), bridges])
  const said = page.getByRole('status').filter({ hasText: /lots$/ })
  await filter.fill('KROG skjern')
  await expect.poll(() => links.elements().map(({ textContent }) => textContent)).toEqual(['3'])
  await expect.element(said).toHaveTextContent('1 of 12 lots')
})

test('[Q02] a filter without matches says so, and can be cleared without losing the focus', async () => {
  await renderLots(roads(11))
  await filter.fill('tunnel')
  await expect.element(page.getByRole('heading', { name: 'No lot matches the filter' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect.poll(() => links.elements().length).toBe(10)
  await expect.element(filter).toHaveFocus()
  await expect.element(filter).toHaveValue('')
})

test('[Q02, L03] a link leads to a lot beyond the tenth: shown, expanded, in view and focused', async () => {
  await renderLots(roads(40), { path: '/procurement/91004#lot-LOT-0035' })
  await expect.poll(() => anchor('LOT-0035') === document.activeElement).toBe(true)
  await expect
    .element(table.getByRole('button', { name: /Road 35$/ }))
    .toHaveAttribute('aria-expanded', 'true')
  await expect.element(table.getByText('Road 35')).toBeInViewport()
  expect(links.elements()).toHaveLength(35)
})

test('[Q02, L03] the number of a lot links to it, also past a filter, and Back leads to the lot before', async () => {
  await renderLots([...roads(20), lot(21, { id: 'LOT 21/b' })], { path: '/procurement/91004#lot-LOT-0015' })
  await expect.poll(() => anchor('LOT-0015') === document.activeElement).toBe(true)
  await page.getByRole('button', { name: 'Show all 21' }).click()
  await table.getByRole('link', { name: 'Lot 21' }).click()
  expect(location.hash).toBe('#lot-LOT%2021%2Fb')
  await expect.poll(() => anchor('LOT 21/b') === document.activeElement).toBe(true)
  await expect
    .element(table.getByRole('button', { name: /Road 21$/ }))
    .toHaveAttribute('aria-expanded', 'true')
  await filter.fill('Road 2')
  await expect.element(table.getByRole('link', { name: 'Lot 15' })).not.toBeInTheDocument()
  history.back()
  await expect.poll(() => anchor('LOT-0015') === document.activeElement).toBe(true)
  await expect
    .element(table.getByRole('button', { name: /Road 15$/ }))
    .toHaveAttribute('aria-expanded', 'true')
})

const basicUser = { ...user, product: { ...user.product, basic: true, companyEnabled: false } } as typeof user
const withheld = { participation: null, offers: null, inquiry: null, awardedSum: null, winners: null }

test('[K02, Q02] without a paid product, deadlines, sum and winners of a lot are locked and lead to the paywall', async () => {
  const viewer = basicUser
  await renderLots([{ ...bridges, ...withheld }], { viewer })
  await table.getByRole('button', { name: /^Show more.*Bridges/ }).click()
  const locked = table.getByRole('button', { name: /^Only with a subscription/ })
  // The deadline and the winners in the row; three deadlines and the sum in its details.
  await expect.poll(() => locked.elements().length).toBe(6)
  expect(table.getByText('–', { exact: true }).query()).toBeNull()
  await locked.first().click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('[Q02] what the buyer withholds of a lot is named as such, with its day', async () => {
  const sum = { property: 'awardedSum', until: '2027-03-12' } as const
  const result = { property: 'result', until: null } as const
  await renderLots([{ ...bridges, awardedSum: null, withheld: [sum] }, lot(4, { withheld: [result] })])
  await expect
    .element(table.getByRole('row', { name: /Road 4/ }).getByText('Withheld by the buyer'))
    .toBeVisible()
  await table.getByRole('button', { name: /^Show more.*Bridges/ }).click()
  await expect.element(table.getByText('Withheld by the buyer until 12.03.2027')).toBeVisible()
})
