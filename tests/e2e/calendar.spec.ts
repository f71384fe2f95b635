import { readFile } from 'node:fs/promises'
import { sync } from 'node-ical'
import { expect, test } from './journey'
import { productAddress } from './productAddress'
import { enterQuietly } from './serviceCalls'

/** A day as calendars write it: `YYYYMMDD`. */
const day = (value: string | null | undefined) => (value ?? '').replaceAll('-', '')

/** The day of a time where the test runs. */
const local = (date: Date | undefined) =>
  date &&
  `${date.getFullYear()}${String(date.getMonth() + 1).padStart(2, '0')}${String(date.getDate()).padStart(2, '0')}`

test('[Z07, V03] each date window goes into five calendars, and its file is one that calendars read', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const tender = await calls.find(
    'procurement',
    ({ offers, participation }) =>
      offers !== null && offers.from !== null && offers.to !== null && participation !== null,
  )
  await page.goto(`/procurement/${tender.id}`)
  const dates = page.locator('#dates')
  const windows = [tender.offers, tender.participation, tender.inquiry, tender.material].filter(
    (window) => window !== null && (window.from !== null || window.to !== null),
  )
  await expect(dates.getByRole('button', { name: /kalender/i })).toHaveCount(windows.length)

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
  expect(google).toContain(`dates=${day(tender.offers?.from)}`)

  await page.keyboard.press('Escape')
  for (const name of [/Apple/, /ics/i]) {
    await expect(page.getByRole('menu')).toBeHidden()
    await menu.click()
    const downloading = page.waitForEvent('download')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.getByRole('menuitem', { name }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`procurement-${tender.id}-offers.ics`)
    const events = Object.values(sync.parseICS(await readFile(await download.path(), 'utf8'))).filter(
      (part) => part?.type === 'VEVENT',
    )
    expect(events).toHaveLength(1)
    const [event] = events
    expect(event).toMatchObject({
      summary: `Aflevering af tilbud: ${tender.name}`,
      url: link,
      uid: `procurement-${tender.id}-offers@spadestik`,
      datetype: 'date',
    })
    expect(local(event?.start)).toBe(day(tender.offers?.from))
    const lastDay = new Date(event?.end ?? 0)
    lastDay.setDate(lastDay.getDate() - 1)
    expect(local(lastDay)).toBe(day(tender.offers?.to))
  }
})
