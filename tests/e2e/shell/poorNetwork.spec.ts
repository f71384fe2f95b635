import type { Page } from '@playwright/test'
import { secondGeneration, slowDown } from '../../setup/slowDown'
import { expect, login, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

/**
 * Finds the element that shows whether the connection is up. Its code loads after the page's first requests.
 */
const connection = (page: Page, state: 'up' | 'lost') => page.locator(`[data-connection=${state}]`)

test.describe('a poor network', () => {
  test('[Z17, M05] a note written without a connection stays, and is saved when the connection is back', async ({
    page,
    context,
  }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const project = await calls.find('project', ({ notes }) => notes.length === 0)
    await page.goto(`/project/${project.id}`)
    const dialog = page.getByRole('dialog')
    const line = page.getByRole('status').filter({ hasText: 'Ingen forbindelse' })
    await page.getByRole('button', { name: 'Skriv en note' }).click()
    await expect(connection(page, 'up')).toBeAttached()
    await dialog.getByRole('textbox', { name: /Titel/ }).fill('Set fra pladsen')
    await context.setOffline(true)
    await dialog.getByRole('textbox', { name: /Tekst/ }).fill('Kranen er væk')
    await dialog.getByRole('button', { name: 'Gem' }).click()
    await expect(dialog.getByRole('alert')).toContainText('forbindelse')
    await expect(connection(page, 'lost')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /Tekst/ })).toHaveValue('Kranen er væk')
    await context.setOffline(false)
    await expect(connection(page, 'up')).toBeAttached()
    await dialog.getByRole('button', { name: 'Gem' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article', { name: 'Set fra pladsen' })).toContainText('Kranen er væk')
    await expect(line).toHaveCount(0)
  })

  test('[Z17, S05] results stay in view while offline, and a search sent meanwhile is repeated', async ({
    page,
    context,
  }) => {
    await enterQuietly(page, 'paid@demo.test')
    await page.goto('/search/1?type=project')
    await expect(page.getByRole('row')).toHaveCount(21)
    await expect(connection(page, 'up')).toBeAttached()
    await context.setOffline(true)
    await expect(page.getByRole('row')).toHaveCount(21)
    await page.getByLabel('Fritekst').fill('skole')
    await page.getByLabel('Fritekst').press('Enter')
    await expect(page.getByRole('alert')).toContainText('Ingen forbindelse')
    await expect(page.getByRole('status').filter({ hasText: 'Vi prøver igen' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByLabel('Fritekst')).toHaveValue('skole')
    await expect(page.getByText('Vi prøver igen')).toHaveCount(0)
  })

  test('[Z17] a page whose code has not loaded opens as soon as the connection is back', async ({
    page,
    context,
  }) => {
    await enterQuietly(page, 'paid@demo.test')
    await page.goto('/search/1?type=project')
    const link = page.getByRole('row').nth(1).getByRole('link').first()
    const name = (await link.textContent()) ?? ''
    await expect(connection(page, 'up')).toBeAttached()
    await context.setOffline(true)
    await link.click()
    await expect(connection(page, 'lost')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim())
  })

  test('[Z17] the page stays when the file that prefetches data does not load', async ({ page }) => {
    let blocked = 0
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const isPrefetch = (await response.text()).includes('{Prefetch:()=>')
      if (isPrefetch) blocked += 1
      await (isPrefetch ? route.abort() : route.fulfill({ response }))
    })
    await enterQuietly(page, 'paid@demo.test')
    await page.goto('/search/1?type=project')
    const row = page.getByRole('row').nth(1)
    await expect(row).toBeVisible()
    // The file is tried three times. The line about the connection is rendered together with the prefetching.
    await expect.poll(() => blocked).toBe(3)
    await expect(connection(page, 'up')).toBeAttached()
    await expect(row).toBeVisible()
  })

  test('[Z17, A01, S05, P01] login, search and a project open over a 2G connection', async ({ page }) => {
    await slowDown(page, secondGeneration)
    const patient = { timeout: 90_000 }
    await page.goto('/')
    await expect(page.getByRole('form', { name: 'Log ind' })).toBeVisible(patient)
    await login(page, 'basic@demo.test')
    await page.goto('/search/1?type=project')
    const link = page.getByRole('row').nth(1).getByRole('link').first()
    await expect(link).toBeVisible(patient)
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim(), patient)
  })
})
