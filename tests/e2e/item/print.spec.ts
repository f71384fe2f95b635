import type { Page } from '@playwright/test'
import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

/**
 * Replaces `window.print`. Records each call after 100 ms, with the number of images that were still loading
 * when it was called.
 */
async function watchPrinting(page: Page): Promise<() => Promise<{ pending: number }[]>> {
  await page.addInitScript(() => {
    const prints: { pending: number }[] = []
    Object.assign(window, { prints })
    window.print = () => {
      const pending = [...document.images].filter(({ complete }) => !complete).length
      setTimeout(() => {
        prints.push({ pending })
        window.dispatchEvent(new Event('afterprint'))
      }, 100)
    }
  })
  return () => page.evaluate(() => (window as unknown as { prints: { pending: number }[] }).prints)
}

test('[X01, R08, I01] the print page of a procurement prints by itself and goes back to the previous page', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const prints = await watchPrinting(page)
  const tender = await calls.find('procurement', ({ tenderText }) => tenderText !== null)
  await page.goto(`/procurement/${tender.id}`)
  await page.getByRole('complementary').getByRole('button', { name: 'Udskriv' }).click()
  await expect(page).toHaveURL(new RegExp(`/print-procurement/${tender.id}$`))
  await expect(page.getByRole('heading', { level: 1, name: tender.name })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/procurement/${tender.id}$`))
  expect(await prints()).toHaveLength(1)

  // Open the page directly. It then stays open after printing, because there is no previous page.
  await page.goto(`/print-procurement/${tender.id}`)
  await expect.poll(async () => (await prints()).length).toBe(1)
  await page.getByRole('button', { name: 'Udskriv' }).click()
  await expect.poll(async () => (await prints()).length).toBe(2)
  await page.getByRole('link', { name: 'Tilbage til siden' }).click()
  await expect(page).toHaveURL(new RegExp(`/procurement/${tender.id}$`))
})

test('[X01] a project prints only after its images have loaded', async ({ page }) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const prints = await watchPrinting(page)
  const project = await calls.find('project', ({ files }) => files.some(({ image }) => image))
  const image = project.files.find((file) => file.image)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${image?.link}`, async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await page.goto(`/print-project/${project.id}`)
  await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
  await page.clock.runFor(10_000)
  expect(await prints()).toEqual([])
  release()
  await expect.poll(async () => (await prints()).length).toBe(1)
  expect((await prints())[0]?.pending).toBe(0)
})

test('[X01, Y02] selected tenders are printed together, each on separate pages', async ({ page }) => {
  await enterQuietly(page, 'paid@demo.test')
  const prints = await watchPrinting(page)
  await page.goto('/search/1?type=procurement')
  const boxes = page.getByRole('row').getByRole('checkbox')
  await page.getByRole('row').nth(1).hover()
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  const bar = page.getByRole('toolbar', { name: 'Handlinger for de valgte' })
  await bar.getByRole('button', { name: 'Udskriv' }).click()
  await expect(page).toHaveURL(/\/print-procurement\/\d+\.\d+$/)
  const address = page.url()
  await expect(page).toHaveURL(/\/search\/1/)
  expect(await prints()).toHaveLength(1)

  await page.goto(`${address}.2000000000`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page).toHaveTitle(/^2 udbud/)
  await expect(page.getByText('1 findes ikke længere i vores database og udskrives ikke.')).toBeVisible()
  await page.goto('/print-procurement/2000000000.2000000001')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/findes ikke/)
})

test('[X02] only notes with a title and a text are printed, in the compact layout if they are few and short', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const prints = await watchPrinting(page)
  const me = await calls.get<{ id: number }>('/pa-users')
  const tender = await calls.find('procurement', ({ notes }) => notes.length === 0)
  const write = (title: string | null, text: string) =>
    calls.send('POST', '/notes', { title, text, paUserIds: [me.id], procurementId: tender.id })
  await write('Besigtigelse', 'Aftalt med bygherren.')
  await write(null, 'Uden titel')
  const compact = page.locator('[data-compact]')
  await page.goto(`/print-procurement/${tender.id}`)
  await expect.poll(async () => (await prints()).length).toBe(1)
  await expect(page.getByRole('heading', { name: 'Besigtigelse' })).toBeVisible()
  await expect(page.getByText('Uden titel')).toHaveCount(0)
  await expect(compact).toHaveCount(1)
  await write('Tilbud', 'x'.repeat(900))
  await page.goto(`/print-procurement/${tender.id}`)
  await expect(page.getByRole('heading', { name: 'Tilbud', exact: true })).toBeVisible()
  await expect(compact).toHaveCount(0)
})

test('[X01, K01] without a paid product nothing is printed', async ({ page }) => {
  await enterQuietly(page, 'basic@demo.test')
  const prints = await watchPrinting(page)
  await page.clock.install()
  await page.goto('/print-procurement/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Dit produkt omfatter ikke dette' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prøv igen' })).toHaveCount(0)
  await page.clock.runFor(20_000)
  expect(await prints()).toEqual([])
})
