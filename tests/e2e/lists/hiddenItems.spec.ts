import type { Schemas } from '@spadestik/api-client/schema'
import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

function endsOf({ offers, participation, material, inquiry }: Schemas['Procurement']): (string | null)[] {
  return [offers, participation, material, inquiry].flatMap((window) => (window === null ? [] : [window.to]))
}

test('[B01, M03, W07] an item is hidden from two users, leaves their searches, and is shown again to one and then to all', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const tender = await calls.find('procurement', ({ nextDeadline }) => nextDeadline !== null)
  const isHiddenFor = async () =>
    (await calls.get<Schemas['HiddenItem'][]>('/blacklists')).find(
      ({ procurementId }) => procurementId === tender.id,
    )?.usersIds.length ?? 0

  await page.goto(`/procurement/${tender.id}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('complementary').getByRole('button', { name: 'Skjul', exact: true }).click()
  await dialog.getByText('Alle i virksomheden').click()
  await dialog.getByRole('button', { name: 'Skjul', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Skjult' })).toBeVisible()
  const everybody = await isHiddenFor()
  expect(everybody).toBeGreaterThan(1)

  await page.getByRole('link', { name: 'Skjulte' }).click()
  await page.getByRole('radio', { name: /^Udbud/ }).check()
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: tender.name, exact: true }) })
  await expect(entry.getByText('DELT')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filtrér på navn' }).fill('findes ikke')
  await expect(page.getByText('Intet navn passer til filteret')).toBeVisible()
  await page.getByRole('button', { name: 'Ryd filteret' }).click()
  await expect(page.getByRole('searchbox', { name: 'Filtrér på navn' })).toBeFocused()

  await entry.getByRole('button', { name: `Vis igen: ${tender.name}` }).click()
  await expect(dialog.getByRole('radio', { name: /For mig/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Vis igen' }).click()
  await expect(dialog).toBeHidden()
  await expect(entry).toHaveCount(0)
  expect(await isHiddenFor()).toBe(everybody - 1)

  await page.goto(`/procurement/${tender.id}`)
  await page.getByRole('complementary').getByRole('button', { name: 'Skjul', exact: true }).click()
  await dialog.getByRole('button', { name: 'Skjul', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('complementary').getByRole('button', { name: 'Skjult' }).click()
  await dialog.getByText('For alle').click()
  await dialog.getByRole('button', { name: 'Vis igen' }).click()
  await expect(dialog).toBeHidden()
  expect(await isHiddenFor()).toBe(0)
})

test('[B01] the page counts by type, shows notes, and removes finished items', async ({ page }) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const me = await calls.get<Schemas['User']>('/pa-users')
  const today = new Date().toISOString().slice(0, 10)
  const over = await calls.find('procurement', (tender) => {
    const ends = endsOf(tender)
    return ends.length > 0 && ends.every((end) => end !== null && end < today)
  })
  await calls.send('POST', '/blacklists', { usersIds: [me.id], projectId: null, procurementId: over.id })
  await calls.send('POST', '/notes', {
    title: 'Afsluttet',
    text: 'Vi bød ikke.',
    paUserIds: [me.id],
    procurementId: over.id,
  })
  await page.goto('/blacklist')
  await page.getByRole('radio', { name: /^Udbud/ }).check()
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: over.name, exact: true }) })
  await expect(entry.getByText('Vi bød ikke.')).toBeVisible()
  await page.getByRole('button', { name: /^Ryd op/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ryd op', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /fjernet/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ryd op/ })).toBeFocused()
  await expect(entry).toHaveCount(0)
})
