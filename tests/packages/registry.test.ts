import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser } from './openBrowser'
import { packageFolder, repositoryFolder } from './build/packageFolders'
import { runCommand } from './runCommand'
import type { ServedFolder } from '../setup/serveFolder'
import { serveFolder } from '../setup/serveFolder'

const folder = inject('foreignApp')
const bin = (name: string) => join(folder, 'node_modules/.bin', name)
const items = globSync('node_modules/@spadestik/ui/registry/items/*.json', { cwd: folder })
let served: ServedFolder
let browser: Browser
let page: Page
const errors: string[] = []

beforeAll(async () => {
  const paths = items.map((item) => `./${item}`)
  await runCommand(bin('shadcn'), ['add', ...paths, '--yes'], folder)
  await runCommand(bin('vite'), ['build', '--mode', 'blocks', '--config', 'pages.config.mts'], folder)
  served = await serveFolder(join(folder, 'blocks'))
  browser = await openBrowser()
  page = await browser.newPage({ reducedMotion: 'reduce' })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${served.address}blocks.html`)
})

afterAll(async () => {
  await browser?.close()
  served?.close()
})

async function expectFocusAfterPress(name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await button.click()
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
}

describe('[G08] an app that copies the blocks of the registry', () => {
  test('copies every block exactly as it is in the repository', () => {
    const blocks = join(packageFolder('ui'), 'registry/blocks')
    const names = globSync('*.tsx', { cwd: blocks })
    expect(names.length).toBe(items.length)
    for (const name of names) {
      expect(readFileSync(join(folder, 'src/blocks', name), 'utf8')).toBe(
        readFileSync(join(blocks, name), 'utf8'),
      )
    }
  })

  test('compiles them', async () => {
    const compiler = join(repositoryFolder, 'node_modules/typescript7/bin/tsc')
    await expect(
      runCommand(process.execPath, [compiler, '-p', 'tsconfig.blocks.json'], folder),
    ).resolves.toBe('')
  })

  test('filters, stars and sorts with them', async () => {
    await page.getByRole('button', { name: /Phases/ }).click()
    await page.getByRole('option', { name: 'Tender' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove Tender' }).click()
    await page.getByRole('button', { name: 'Remove Tender' }).waitFor({ state: 'detached' })
    await expectFocusAfterPress('Reset')

    const firstLink = page.getByRole('table').getByRole('link').first()
    const firstName = () => firstLink.textContent()
    expect(await firstName()).toBe('School')
    await page.getByRole('button', { name: 'Deadline' }).click()
    await expect.poll(firstName).toBe('Bridge')
    expect(errors).toEqual([])
  })

  test('searches with the search page, by tree, slider and words', async () => {
    await page.goto(`${served.address}blocks.html#search-page`)
    await page.reload()
    const links = page.getByRole('table').getByRole('link')
    const names = () => links.allTextContents()
    await expect.poll(names).toEqual(['Bridge', 'School'])
    await page.getByRole('treeitem', { name: 'Schools' }).click()
    await expect.poll(names).toEqual(['School'])
    await expectFocusAfterPress('Reset all filters')
    await page.getByRole('slider').first().press('ArrowRight')
    await page.getByRole('slider').first().press('ArrowRight')
    await expect.poll(names).toEqual(['Bridge'])
    await page.getByRole('button', { name: 'Reset all filters' }).click()
    await page.getByRole('searchbox').fill('bri')
    await expect.poll(names).toEqual(['Bridge'])
    expect(errors).toEqual([])
  })

  // This test is for a bug that only the built package had: the list opened below its button.
  test('opens the list of quarters above its button where there is no room below', async () => {
    await page.setViewportSize({ width: 1280, height: 560 })
    const button = page.getByRole('group', { name: 'Start of construction' }).getByRole('button').first()
    await button.scrollIntoViewIfNeeded()
    await button.click()
    const list = await page.getByRole('listbox').boundingBox()
    const below = (await button.boundingBox())?.y ?? 0
    expect(list?.y).toBeLessThan(below)
    expect(list?.height).toBeGreaterThan(150)
    await page.keyboard.press('Escape')
  })
})
