import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { installForeignApp } from '../installForeignApp'
import { openBrowser } from '../openBrowser'
import { runCommand } from '../runCommand'
import type { ServedFolder } from '../../setup/serveFolder'
import { serveFolder } from '../../setup/serveFolder'

const logs: string[] = []
let folder: string
let served: ServedFolder
let browser: Browser
let page: Page

beforeAll(async () => {
  folder = await installForeignApp(inject('tarballs'), 'nextApp')
  const settings = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  await runCommand(join(folder, 'node_modules/.bin/next'), ['build'], folder, settings)
  served = await serveFolder(join(folder, 'out'))
  browser = await openBrowser()
  page = await browser.newPage()
  page.on('pageerror', (error) => logs.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) logs.push(message.text())
  })
})

afterAll(async () => {
  await browser?.close()
  served?.close()
  rmSync(folder, { recursive: true })
})

describe('[G08] an app of Next', () => {
  test('renders components without state in a server component', () => {
    const html = readFileSync(join(folder, 'out/index.html'), 'utf8')
    expect(html).toContain('Noter')
    expect(html).toMatch(/<span class="[^"]+">Snart<\/span>/)
    // The server sends components without state as elements, so the browser does not load their modules.
    const sent = readFileSync(join(folder, 'out/index.txt'), 'utf8')
    expect(sent).toContain('"span",null,{"className"')
    expect(sent).not.toContain('"Badge"')
    expect(sent).not.toContain('"Card"')
    expect(sent).toContain('"Choice"')
  })

  test('has the theme of its server in the first paint', async () => {
    const unscripted = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'light' })
    await unscripted.goto(served.address)
    const groundOf = () => unscripted.evaluate(() => getComputedStyle(document.body).colorScheme)
    expect(await groundOf()).toBe('dark')
    await unscripted.close()
  })

  test('hydrates components with state without warnings', async () => {
    await page.goto(served.address)
    await page.getByRole('button', { name: 'Trykket 0' }).click()
    await page.getByRole('button', { name: 'Trykket 1' }).waitFor()
    await page.getByRole('button', { name: /Fase/ }).click()
    await page.getByRole('option', { name: 'Udbud' }).click()
    await page.getByRole('button', { name: /Udbud/ }).waitFor()
    expect(logs).toEqual([])
  })
})
