import { readFile } from 'node:fs/promises'
import type { Schemas } from '@spadestik/api-client'
import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

test('[O05] the results of a search are downloaded as a spreadsheet with the chosen columns', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  await page.goto('/search/1?type=project&q=skole')
  await page.getByRole('button', { name: 'Eksportér' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eksportér til et regneark' })
  await dialog.getByText('Tekstfil (.csv)').click()
  for (const column of ['Budget', 'Valuta', 'Kategorier'])
    await dialog.getByText(column, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Lav filen' }).click()
  const link = dialog.getByRole('link', { name: 'Hent' })
  await expect(link).toBeInViewport()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^spadestik-\d+\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toBe(
    '\uFEFFNummer;Navn;Fase;Sted;Byggestart;Byggeslut;Offentliggjort;Opdateret;Bygherre;Projektets udbud;Link',
  )
  const [file] = (await calls.get<Schemas['ExportPage']>('/exports')).items
  expect(lines).toHaveLength((file?.rows ?? 0) + 1)
  expect(lines.length).toBeGreaterThan(10)
  await dialog.getByRole('button', { name: /^Slet Projekter/ }).click()
  await expect(dialog.getByText('Du har endnu ingen regneark.')).toBeVisible()
})
