import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { packageFolder } from './build/packageFolders'
import { openBrowser } from './openBrowser'
import { runCommand } from './runCommand'
import type { ServedFolder } from '../setup/serveFolder'
import { serveFolder } from '../setup/serveFolder'

const folder = inject('foreignApp')
const built = join(folder, 'samples')
const dist = join(packageFolder('ui'), 'dist')
const logs: string[] = []
let served: ServedFolder
let browser: Browser
let page: Page

const vite = (...args: string[]) =>
  runCommand(
    join(folder, 'node_modules/.bin/vite'),
    ['build', '--config', 'pages.config.mts', ...args],
    folder,
  )

const classesOf = (path: string) => new Set(readFileSync(path, 'utf8').match(/\.sp-[\w-]+/g))

beforeAll(async () => {
  await vite('--mode', 'samples')
  served = await serveFolder(built)
  browser = await openBrowser()
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1200, height: 900 } })
  page.on('pageerror', (error) => logs.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) logs.push(message.text())
  })
})

afterAll(async () => {
  await browser?.close()
  served?.close()
})

async function stylesOf(name: string, colorScheme: 'light' | 'dark'): Promise<string[][]> {
  await page.emulateMedia({ colorScheme })
  await page.goto(`${served.address}${name}.html`)
  await page.getByRole('table').waitFor()
  // Load Inter first, because texts in the browser's own font have other widths.
  await page.evaluate(() => document.fonts.load("14px 'Inter Variable'"))
  return page.evaluate(() =>
    [...document.querySelectorAll('body, #root *')].map((element) => {
      const style = getComputedStyle(element)
      const place = `${element.tagName}.${element.getAttribute('class')}`
      return [...style].map((property) => `${place} ${property}: ${style.getPropertyValue(property)}`)
    }),
  )
}

describe('[G08] the styles of single components', () => {
  test.each(['light', 'dark'] as const)('look like the whole stylesheet, in %s', async (scheme) => {
    const whole = await stylesOf('whole', scheme)
    const parts = await stylesOf('parts', scheme)
    expect(whole.length).toBeGreaterThan(60)
    expect(parts.length).toBe(whole.length)
    const differences = parts.flatMap((lines, at) => lines.filter((line) => !whole[at]?.includes(line)))
    expect(differences).toEqual([])
  })

  test('leave out the styles of other components', () => {
    const html = readFileSync(join(built, 'one.html'), 'utf8')
    const [, file = ''] = /href="\/(assets\/[^"]+\.css)"/.exec(html) ?? []
    const loaded = classesOf(join(built, file))
    expect(loaded.size).toBeGreaterThan(5)
    expect(loaded).toEqual(classesOf(join(dist, 'src/feedback/Badge/Badge.css')))
  })

  test('each declare the order of the layers, so any of them can load first', () => {
    const files = globSync('src/**/*.css', { cwd: dist })
    expect(files.length).toBeGreaterThan(80)
    const order = '@layer spadestik.theme, spadestik.base, spadestik.components;'
    for (const file of files) expect(readFileSync(join(dist, file), 'utf8').startsWith(order)).toBe(true)
  })
})

describe('[G08] a page that a server has rendered', () => {
  test('hydrates without warnings, and keeps its elements', async () => {
    await vite('--ssr', 'sampleServer.tsx', '--outDir', 'sampleServer')
    const { renderSample } = (await import(
      pathToFileURL(join(folder, 'sampleServer/sampleServer.js')).href
    )) as { renderSample: () => string }
    const html = readFileSync(join(built, 'whole.html'), 'utf8')
    writeFileSync(
      join(built, 'hydrated.html'),
      html.replace('<div id="root"></div>', () => `<div id="root">${renderSample()}</div>`),
    )
    logs.length = 0
    await page.route('**/*.js', async (route) => {
      await page.evaluate(() => Reflect.set(globalThis, 'served', document.querySelector('table')))
      await route.continue()
    })
    await page.goto(`${served.address}hydrated.html`)
    await page.getByRole('tab', { name: 'Fakta' }).click()
    await page.getByRole('button', { name: /^Vis mere / }).click()
    expect(
      await page.evaluate(() => document.querySelector('table') === Reflect.get(globalThis, 'served')),
    ).toBe(true)
    expect(logs).toEqual([])
  })
})
