import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schemas } from '@spadestik/api-client/schema'
import type { Page } from '@playwright/test'
import { dataFolder } from '../admin'
import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

type List = Schemas['List']

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs the token in the links of an alert, as the service does. */
function signLink(userId: number, listId: number): string {
  const secret = readFileSync(join(dataFolder(), 'session.secret'), 'utf8').trim()
  const content = `${encode({ alg: 'HS256' })}.${encode({ for: `l${listId}`, usr: userId })}`
  return `${content}.${createHmac('sha256', `alert ${secret}`).update(content).digest('base64url')}`
}

async function listWithLink(page: Page) {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const { id: userId } = await calls.get<{ id: number }>('/pa-users')
  const items = { projects: [], procurements: [], companies: [] }
  const body = { name: 'Broer', ...items, paUserIds: [userId], mailTime: 'daily' }
  const { id } = await calls.send<List>('POST', '/lists', body)
  const timing = async () =>
    (await calls.get<List[]>('/lists')).find((list) => list.id === id)?.ownMailTime ?? 'daily'
  return { timing, link: `/alerts/${signLink(userId, id)}` }
}

test('[W08, Z06] one press in a mail changes the timing, and one on the page undoes it', async ({ page }) => {
  const { timing, link } = await listWithLink(page)
  // Playwright says that it is a program. A person's browser does not.
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  await page.goto('/')
  await page.goto(`${link}?mailTime=weekly`)
  await expect(page.getByRole('status')).toHaveText('Gemt. Sådan skriver Broer fra nu af.')
  await expect(page.getByRole('radio', { name: 'Skriv ugentligt' })).toBeChecked()
  expect(await timing()).toBe('weekly')
  // Without the choice in the address, going back does not save it again.
  await expect(page).toHaveURL((url) => url.pathname === link && url.search === '')

  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expect(page.getByRole('status')).toHaveText('Det er som før.')
  await expect(page.getByRole('radio', { name: 'Skriv dagligt' })).toBeChecked()
  expect(await timing()).toBe('daily')
})

test('[W08, Z06] a program that opens a link changes nothing, and unsubscribing waits for a press', async ({
  page,
}) => {
  const { timing, link } = await listWithLink(page)
  await page.goto(`${link}?mailTime=weekly`)
  await expect(page.getByRole('radio', { name: 'Skriv ugentligt' })).toBeChecked()
  expect(await timing()).toBe('daily')

  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  await page.goto(`${link}?mailTime=never`)
  await expect(page.getByRole('radio', { name: 'Skriv ikke mere til mig' })).toBeChecked()
  expect(await timing()).toBe('daily')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(page.getByRole('button', { name: 'Fortryd' })).toBeVisible()
  expect(await timing()).toBe('never')
})
