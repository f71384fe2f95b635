import type { Schemas } from '@spadestik/api-client/schema'
import { sync } from 'node-ical'
import { expect, test } from '../journey'
import { productAddress } from '../productAddress'
import { enterQuietly } from '../serviceCalls'

test('[Z08] the deadlines of a list go into a calendar by an address that can be renewed and turned off', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const tender = await calls.find(
    'procurement',
    ({ offers }) => (offers?.to ?? '') > new Date(Date.now() + 86_400_000).toISOString(),
  )
  const [someone] = await calls.get<Schemas['List'][]>('/lists')
  const list = await calls.send<Schemas['List']>('POST', '/lists', {
    name: 'Frister i kalenderen',
    projects: [],
    procurements: [tender.id],
    companies: [],
    paUserIds: someone?.paUserIds ?? [],
  })
  await page.goto(`/list/${list.id}`)
  await page.getByRole('button', { name: 'Kalender' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Opret en adresse' }).click()
  const field = dialog.getByRole('textbox', { name: 'Adressen på din kalender' })
  await expect(field).toBeFocused()
  const first = await field.inputValue()
  await expect(dialog.getByRole('link', { name: 'Åbn i kalenderprogram' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  )

  const answer = await fetch(first)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const events = Object.values(sync.parseICS(await answer.text()))
  expect(events).toContainEqual(
    expect.objectContaining({
      uid: `procurement-${tender.id}-offers@spadestik`,
      summary: `Aflevering af tilbud: ${tender.name}`,
      status: 'CONFIRMED',
    }),
  )

  await dialog.getByRole('button', { name: 'Opret en ny adresse' }).click()
  await page
    .getByRole('alertdialog', { name: 'Opret en ny adresse?' })
    .getByRole('button', { name: 'Opret en ny adresse' })
    .click()
  await expect(field).not.toHaveValue(first)
  const second = await field.inputValue()
  expect((await fetch(first)).status).toBe(404)
  expect((await fetch(second)).status).toBe(200)

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Ændr: adresser for Frister i kalenderen' }).click()
  await expect(field).toBeHidden()
  await dialog.getByRole('button', { name: 'Slå fra' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slå fra' }).click()
  await expect(dialog.getByRole('button', { name: 'Opret en adresse' })).toBeFocused()
  expect((await fetch(second)).status).toBe(404)
  expect(second.startsWith(`${productAddress()}/calendar/`)).toBe(true)
})
