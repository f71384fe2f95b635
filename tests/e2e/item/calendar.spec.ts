import { readFile } from 'node:fs/promises'
import { sync } from 'node-ical'
import { expect, test } from '../journey'
import { productAddress } from '../productAddress'
import { enterQuietly } from '../serviceCalls'

const day = (value: string | null | undefined) => (value ?? '').replaceAll('-', '')

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  dateStyle: 'short',
  timeStyle: 'short',
})

const hour = 3_600_000

const eventsIn = (file: string) =>
  Object.values(sync.parseICS(file)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))

test('[Z07, V03, Q02] an open date window goes into five calendars as the hour before it closes; a past one does not', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const tender = await calls.find(
    'procurement',
    ({ countryId, offers, participation }) =>
      countryId === 1 &&
      (offers?.to ?? '') > new Date().toISOString() &&
      typeof offers?.toTime === 'string' &&
      typeof offers.address === 'string' &&
      (participation?.to ?? '9999') < new Date().toISOString().slice(0, 10),
  )
  await page.goto(`/procurement/${tender.id}`)
  const dates = page.locator('#dates')
  const past = dates.getByRole('listitem', { name: 'Anmodning om deltagelse' })
  await expect(past.getByText('Slut', { exact: true })).toBeVisible()
  await expect(past.getByRole('button', { name: /kalender/i })).toHaveCount(0)
  await expect(dates.getByRole('listitem', { name: 'Aflevering af tilbud' })).toContainText(/dag/)

  const menu = dates.getByRole('button', { name: /Aflevering af tilbud/ })
  await menu.click()
  const link = `${productAddress()}/procurement/${tender.id}`
  const pages = [
    ['Outlook', 'https://outlook.live.com/'],
    ['Office 365', 'https://outlook.office.com/'],
    ['Google Kalender', 'https://calendar.google.com/'],
  ] as const
  for (const [name, address] of pages) {
    const href = (await page.getByRole('menuitem', { name }).getAttribute('href')) ?? ''
    expect(href.startsWith(address), name).toBe(true)
    expect(decodeURIComponent(href.replaceAll('+', ' '))).toContain(link)
  }
  const google = (await page.getByRole('menuitem', { name: 'Google Kalender' }).getAttribute('href')) ?? ''
  expect(google).toMatch(
    new RegExp(`dates=${day(tender.offers?.to)}T\\d{6}Z%2F${day(tender.offers?.to)}T\\d{6}Z`),
  )

  await page.keyboard.press('Escape')
  for (const name of [/Apple/, /ics/i]) {
    await expect(page.getByRole('menu')).toBeHidden()
    await menu.click()
    const downloading = page.waitForEvent('download')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.getByRole('menuitem', { name }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`procurement-${tender.id}-offers.ics`)
    const [event] = eventsIn(await readFile(await download.path(), 'utf8')).slice(-1)
    expect(event).toMatchObject({
      summary: `Aflevering af tilbud: ${tender.name}`,
      url: link,
      uid: `procurement-${tender.id}-offers@spadestik`,
      datetype: 'date-time',
      location: tender.offers?.address,
    })
    expect(clock.format(event?.end)).toBe(`${tender.offers?.to} ${tender.offers?.toTime}`)
    expect(Number(event?.end) - Number(event?.start)).toBe(hour)
    expect(event?.alarms).toHaveLength(1)
  }
})
