import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../setup/findChromium'
import { startProduct } from '../setup/startProduct'

const slowdown = 4
const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 3)

declare global {
  interface Window {
    interactions: { name: string; duration: number }[]
  }
}

async function press(target: Locator): Promise<void> {
  await target.hover()
  await target.page().waitForTimeout(200)
  await target.click({ delay: 60 })
}

const journey: readonly [name: string, act: (page: Page) => Promise<unknown>][] = [
  ['include a branch', (page) => press(page.getByRole('treeitem').nth(1))],
  ['exclude it', (page) => press(page.getByRole('treeitem').nth(1))],
  ['take the mark away', (page) => press(page.getByRole('treeitem').nth(1))],
  ['open a branch by its arrow key', (page) => page.getByRole('treeitem').nth(1).press('ArrowRight')],
  [
    'type a letter to find criteria',
    (page) => page.getByRole('searchbox', { name: /^Find/ }).first().press('s'),
  ],
  ['type a letter of free text', (page) => page.getByLabel('Fritekst').press('b')],
  [
    'search by Enter',
    async (page) => {
      await page.getByLabel('Fritekst').fill('vej')
      await page.getByLabel('Fritekst').press('Enter')
    },
  ],
  ['open a row', (page) => press(page.locator('tbody th button[aria-expanded]').nth(1))],
  ['open the menu of a row', (page) => press(page.getByRole('button', { name: 'Flere handlinger' }).first())],
  ['close it', (page) => page.keyboard.press('Escape')],
  ['open a range', (page) => press(page.getByRole('button', { name: 'Bygningsareal', exact: true }))],
  ['turn the page', (page) => press(page.getByRole('link', { name: /^(Side )?2$/ }).first())],
  ['show cards', (page) => press(page.getByRole('radio', { name: 'Kort' }))],
  ['open the palette', (page) => page.keyboard.press('Control+k')],
]

/**
 * Returns the duration of the longest interaction since the last call, in milliseconds. An interaction lasts
 * from the press to the next frame.
 */
async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(1200)
  return page.evaluate(() => Math.max(0, ...window.interactions.splice(0).map(({ duration }) => duration)))
}

async function measure(address: string): Promise<Map<string, number>> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  const page = await browser.newPage({ locale: 'da-DK', viewport: { width: 1280, height: 900 } })
  await page.addInitScript(() => {
    window.interactions = []
    new PerformanceObserver((list) => {
      // Count only entries with an id: presses and typing. INP, the metric of how quickly a page responds,
      // ignores entries without an id, such as pointer movements.
      for (const { name, duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) window.interactions.push({ name, duration })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  const answer = await page.request.post(`${address}/api/auth?languageId=2&domainId=9`, {
    data: { username: 'paid@demo.test', password: 'spadestik-demo' },
  })
  await page.context().addCookies([{ name: 'session', value: answer.headers()['jwt'] ?? '', url: address }])
  await page.request.put(`${address}/api/notifications/setAllSeen?languageId=2&domainId=9`, {
    headers: { authorization: `Bearer ${answer.headers()['jwt'] ?? ''}` },
  })
  await page.goto(`${address}/search/1?type=procurement`)
  await page.waitForLoadState('networkidle')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await longest(page)
  const measured = new Map<string, number>()
  for (const [name, act] of journey) {
    await act(page)
    measured.set(name, await longest(page))
  }
  await browser.close()
  return measured
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

const folder = mkdtempSync(join(tmpdir(), 'spadestik-bench-'))
const named = process.env['PRODUCT_ADDRESS']
const product = named === undefined ? await startProduct({ DATA_DIR: folder }) : null
try {
  const all: Map<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await measure(named ?? product?.address ?? ''))
  console.log(
    `Interactions of a search, CPU slowed down ${slowdown} times, ${rounds} rounds, in ms (INP counts the longest)`,
  )
  console.log('| interaction | median | longest |\n|---|---:|---:|')
  for (const [name] of journey) {
    const values = all.map((round) => round.get(name) ?? 0)
    console.log(`| ${name} | ${median(values)} | ${Math.max(...values)} |`)
  }
  console.log(
    `| **the longest of all** | | **${Math.max(...all.flatMap((round) => [...round.values()]))}** |`,
  )
} finally {
  await product?.end()
  rmSync(folder, { recursive: true, force: true })
}
