import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser } from './openBrowser'
import { repositoryFolder } from './build/packageFolders'
import { runCommand, runWithWarnings } from './runCommand'
import type { ServedFolder } from '../setup/serveFolder'
import { serveFolder } from '../setup/serveFolder'

let folder: string
let served: ServedFolder
let browser: Browser
let page: Page
let warnings: string
const errors: string[] = []

const item = (name: string) => page.getByRole('treeitem', { name, exact: true })
const vite = (...args: string[]) => runWithWarnings(join(folder, 'node_modules/.bin/vite'), args, folder)

beforeAll(async () => {
  folder = inject('foreignApp')
  warnings = await vite('build')
  served = await serveFolder(join(folder, 'dist'))
  browser = await openBrowser()
  page = await browser.newPage({ reducedMotion: 'reduce' })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(served.address)
})

afterAll(async () => {
  await browser?.close()
  served?.close()
})

describe('[G08] another app that installs the tarballs', () => {
  test('includes and excludes criteria in the tree', async () => {
    await item('Broer').click()
    await item('Gangbroer').click()
    expect(await item('Vejbroer').getAttribute('aria-checked')).toBe('true')
    expect(await item('Broer').getAttribute('aria-checked')).toBe('mixed')
    expect(await item('Gangbroer, udelukket').count()).toBe(1)
  })

  test('sets a building period in quarters', async () => {
    await page.getByRole('button', { name: /Fra kvartal/ }).click()
    await page.getByRole('option', { name: 'Q2 2027' }).click()
    expect(await page.getByRole('button', { name: /Fra kvartal/ }).textContent()).toContain('Q2 2027')
  })

  test('asks in a dialog with a replaced text, and receives the answer', async () => {
    await page.getByRole('button', { name: 'Gem' }).click()
    const dialog = page.getByRole('dialog', { name: 'Gem søgningen?' })
    await dialog.getByRole('button', { name: 'Fortryd' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Gem' }).click()
    await dialog.getByRole('button', { name: 'Ja' }).click()
    const sent = await page.getByRole('status', { name: 'Sendt' }).textContent()
    expect(JSON.parse(sent ?? '')).toEqual({
      criteria: { included: [1], excluded: [3] },
      quarters: { from: 'Q2 2027', to: null },
    })
  })

  test('follows the tokens in light and in dark, and can change the theme', async () => {
    const groundOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
    const isButton = 'button:text-is("Gem"), button:has-text("Gem")'
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await groundOf(isButton)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await groundOf(isButton)
    expect(light).not.toBe(dark)
    await page.evaluate(() => document.body.style.setProperty('--spadestik-color-accent', 'rgb(1, 2, 3)'))
    expect(await groundOf(isButton)).toBe('rgb(1, 2, 3)')
    expect(await page.evaluate(() => document.fonts.check("14px 'Inter Variable'"))).toBe(true)
  })

  test('logs no errors to the console', () => {
    expect(errors).toEqual([])
  })

  test('finds every type it uses, with the types of the packages checked', async () => {
    const compiler = join(repositoryFolder, 'node_modules/typescript7/bin/tsc')
    await expect(runCommand(process.execPath, [compiler, '-p', '.'], folder)).resolves.toBe('')
  })

  test.each(['bundler', 'nodenext'])(
    'finds the types of the styles with TypeScript 6 and %s',
    async (way) => {
      const compiler = join(repositoryFolder, 'node_modules/typescript/bin/tsc')
      const module = way === 'bundler' ? 'esnext' : 'nodenext'
      const args = ['--strict', '--noEmit', '--jsx', 'react-jsx', '--target', 'es2022']
      const resolution = ['--module', module, '--moduleResolution', way, '--noUncheckedSideEffectImports']
      await expect(
        runCommand(
          process.execPath,
          [compiler, '--ignoreConfig', ...args, ...resolution, 'styles.tsx'],
          folder,
        ),
      ).resolves.toBe('')
    },
  )

  test('builds without warnings, such as warnings about "use client"', () => {
    expect(warnings).toBe('')
  })

  test('bundles only what it uses', () => {
    const assets = join(folder, 'dist/assets')
    const code = readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(assets, file), 'utf8'))
      .join('\n')
    expect(code).toContain('ui.CriterionTree.')
    // Look for the code of a component. Its text ids prove nothing, because the catalog contains the ids of
    // all texts.
    expect(code).not.toContain('ALLOWED_TAGS')
    expect(code).not.toContain('react-aria-DatePicker')
    expect(code).not.toContain('web.')
  })

  test('renders on a server, and leaves out HTML that only a browser can clean', async () => {
    await vite('build', '--ssr', 'server.tsx', '--outDir', 'server')
    const { renderPage } = (await import(pathToFileURL(join(folder, 'server/server.js')).href)) as {
      renderPage: () => string
    }
    const html = renderPage()
    expect(html).toContain('role="tree"')
    expect(html).toContain('Byggeperiode')
    expect(html).not.toContain('Tekst')
  })
})
