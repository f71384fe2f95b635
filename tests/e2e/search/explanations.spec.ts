import { expect, submitLogin, test } from '../journey'
import { expectAccessible } from '../expectAccessible'
import { enterQuietly } from '../serviceCalls'

test('[W11] a miss is explained filter by filter, and leads to the search of the agent', async ({ page }) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const tender = await calls.find('procurement', ({ countryId }) => countryId === 2)
  const { paUserIds } = (await calls.get<{ projectAgents: { paUserIds: number[] }[] }>('/agents/list'))
    .projectAgents[0] ?? { paUserIds: [] }
  const body = { name: 'Danske udbud', mailTime: 'daily', paUserIds: paUserIds.slice(0, 1), countryIds: [1] }
  const agent = await calls.send<{ id: number }>('POST', '/agents/procurement', body)

  await page.goto('/')
  await page.getByRole('button', { name: 'Hvorfor fik jeg (ikke) …?' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: 'Link eller nummer' })
  await expect(field).toBeFocused()
  await field.fill('et udbud i Sverige')
  await field.press('Enter')
  await expect(dialog.getByText('Kopiér sidens adresse.')).toBeVisible()
  await field.fill(`https://example.com/procurement/${tender.id}`)
  await field.press('Enter')
  await expect(dialog.getByText('Kopiér sidens adresse.')).toBeVisible()
  await field.fill(new URL(`/procurement/${tender.id}`, page.url()).href)
  await field.press('Enter')
  await expect(dialog.getByRole('link', { name: tender.name })).toBeVisible()
  await dialog.getByRole('button', { name: /Agent$/ }).click()
  await page.getByRole('option', { name: 'Danske udbud – 1 filter passer ikke' }).click()
  await expect(dialog.getByRole('status')).toContainText('Ikke fundet: »Land« passer ikke.')
  const condition = dialog.getByRole('listitem').filter({ hasText: 'Land' })
  await expect(condition.getByRole('img', { name: 'Passer ikke' })).toBeVisible()
  await expect(condition).toContainText('Danmark')
  await expect(condition).toContainText('Sverige')
  await expectAccessible(page, 'the explanation of a miss')
  await condition.getByRole('link', { name: 'Ret filteret »Land«' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('i agenten Danske udbud')
  await expect(page.getByRole('main')).toBeFocused()

  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
  await row.getByRole('button', { name: 'Flere handlinger' }).click()
  await page.getByRole('menuitem', { name: 'Hvorfor fik jeg (ikke) denne?' }).click()
  await expect(dialog.getByRole('status')).toContainText('Fundet af denne agent.')
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: 'Flere handlinger' })).toBeFocused()
  await calls.send('DELETE', `/agents/procurement/${agent.id}`)
})

test('[W11, W05] a hit is explained from the link of a mail, after logging in', async ({ page }) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const tender = await calls.find('procurement', ({ countryId }) => countryId === 1)
  const { paUserIds } = (await calls.get<{ projectAgents: { paUserIds: number[] }[] }>('/agents/list'))
    .projectAgents[0] ?? { paUserIds: [] }
  const body = { name: 'Alt i Danmark', mailTime: 'daily', paUserIds: paUserIds.slice(0, 1), countryIds: [1] }
  const agent = await calls.send<{ id: number }>('POST', '/agents/procurement', body)

  await page.context().clearCookies()
  await page.goto(`/procurement/${tender.id}?why=${agent.id}`)
  await submitLogin(page, 'paid@demo.test')
  const dialog = page.getByRole('dialog', { name: 'Hvorfor fik jeg (ikke) denne?' })
  await expect(dialog.getByRole('status')).toContainText('Fundet af denne agent.')
  await expect(dialog.getByRole('button', { name: /Agent$/ })).toContainText('Alt i Danmark – finder det')
  await expect(dialog.getByRole('img', { name: 'Passer', exact: true })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: tender.name })).toBeVisible()

  await page.getByRole('button', { name: 'Hvorfor?' }).first().click()
  await expect(dialog).toBeVisible()
  const again = await enterQuietly(page, 'paid@demo.test')
  await again.send('DELETE', `/agents/procurement/${agent.id}`)
})
