import { enter, expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

test('[S21] on a phone filters are a drawer, results are cards, and nothing scrolls sideways', async ({
  page,
}) => {
  await enter(page, 'paid@demo.test')
  await page.goto('/search/1?type=procurement')
  await expect(page.getByRole('article').first()).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)

  await page.getByRole('button', { name: /^Filtre/ }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('treeitem').first().click()
  await expect(page).toHaveURL(/criteria=\d+\.\d+/)
  await drawer.getByRole('button', { name: /^Vis/ }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filtre · 1' })).toBeVisible()
})

test('[S02, S07, S18, W08] on a phone the count stays visible while filtering, a search is saved, and a card expands', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  await page.goto('/search/1?type=procurement&q=skole')
  await page.getByRole('button', { name: /^Filtre/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Filtre' })
  const show = drawer.getByRole('button', { name: /^Vis \d+ resultater$/ })
  await expect(show).toBeInViewport()
  const before = await show.textContent()
  await drawer.getByRole('button', { name: 'Bygherre' }).click()
  await drawer.getByRole('radio', { name: 'Privat' }).click()
  await expect(page).toHaveURL(/isPublic=false/)
  await expect(show).not.toHaveText(before ?? '')
  await expect(show).toBeInViewport()

  await drawer.getByRole('button', { name: 'Gem som agent' }).click()
  const settings = page.getByRole('dialog', { name: 'Gem som agent' })
  await settings.getByRole('textbox', { name: 'Navn' }).fill('På farten')
  await settings.getByRole('button', { name: 'Gem' }).click()
  await expect(settings).toBeHidden()
  await expect(page).toHaveURL(/&agent=\d+/)
  await drawer.getByRole('button', { name: /^Vis/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('i agenten På farten')

  const card = page.getByRole('article').first()
  await card.getByRole('button', { expanded: false }).last().click()
  await expect(card.getByRole('region', { name: 'Hvorfor denne' }).locator('mark').first()).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBe(0)
  const id = new URL(page.url()).searchParams.get('agent')
  await calls.send('DELETE', `/agents/procurement/${id}`)
})

test('[S21] on a phone placeholders of cards show until the results arrive, and then all cards', async ({
  page,
}) => {
  await enterQuietly(page, 'paid@demo.test')
  const mayAnswer = Promise.withResolvers<void>()
  await page.route('**/search-items/search/projects?*', async (route) => {
    await mayAnswer.promise
    await route.continue()
  })
  await page.goto('/search/1?type=project')
  const list = page.getByRole('list', { name: 'Projekter' })
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('table')).toHaveCount(0)
  mayAnswer.resolve()
  await expect(page.getByRole('article')).toHaveCount(20)
  await expect(list).toHaveAttribute('aria-busy', 'false')
})
