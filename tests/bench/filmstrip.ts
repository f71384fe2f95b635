import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { chromium } from 'playwright'
import { slow4G, slowDown } from '../setup/slowDown'
import { chromiumArgs, findChromium } from '../setup/findChromium'
import { startProduct } from '../setup/startProduct'

/**
 * This script takes a screenshot every 250 ms in a browser as wide as a phone, with slow 4G and a four times
 * slower CPU. It opens the login, the dashboard, a search and an item, and writes one picture for each of
 * these steps to `test-results/filmstrip`. With PRODUCT_ADDRESS, it uses the app and service that run at this
 * URL. Otherwise it starts them.
 */
const intervalMs = 250
const slowdown = 4
const frameHeight = 412
const folder = resolve(import.meta.dirname, '../../test-results/filmstrip')

interface Frame {
  /** The time since the step began. */
  readonly ms: number
  readonly data: string
}

interface Step {
  readonly name: string
  readonly act: (page: Page, address: string) => Promise<unknown>
  /** Finds the part of the screen that becomes visible last. */
  readonly last: (page: Page) => Locator
}

const steps: readonly Step[] = [
  {
    name: '1-login',
    act: (page, address) => page.goto(address),
    last: (page) => page.getByLabel('Fulde navn'),
  },
  {
    name: '2-dashboard',
    async act(page) {
      const form = page.getByRole('form', { name: 'Log ind' })
      await form.getByLabel('E-mail').fill('paid@demo.test')
      await form.getByRole('textbox', { name: 'Adgangskode', exact: true }).fill('spadestik-demo')
      await form.getByRole('button', { name: 'Log ind' }).click()
    },
    last: (page) => page.getByRole('heading', { name: 'Næste frister' }),
  },
  {
    name: '3-search',
    act: (page, address) => page.goto(`${address}/search/1?type=project`),
    last: (page) => page.getByRole('article').first(),
  },
  {
    name: '4-item',
    act: (page) => page.getByRole('article').first().getByRole('link').first().click(),
    last: (page) => page.getByRole('heading', { level: 2, name: /^Oplysninger/ }),
  },
]

/**
 * Marks all news as seen, because the dialog with unseen news covers the dashboard. On most days a user has
 * no unseen news.
 */
async function markNewsAsSeen(page: Page, address: string): Promise<void> {
  const query = 'languageId=2&domainId=9'
  const answer = await page.request.post(`${address}/api/auth?${query}`, {
    data: { username: 'paid@demo.test', password: 'spadestik-demo' },
  })
  await page.request.put(`${address}/api/notifications/setAllSeen?${query}`, {
    headers: { authorization: `Bearer ${answer.headers()['jwt'] ?? ''}` },
  })
}

async function record(
  devTools: CDPSession,
  page: Page,
  { act, last }: Step,
  address: string,
): Promise<Frame[]> {
  const frames: Frame[] = []
  const started = Date.now()
  const keep = ({ data, sessionId }: { data: string; sessionId: number }): void => {
    frames.push({ ms: Date.now() - started, data })
    void devTools.send('Page.screencastFrameAck', { sessionId })
  }
  devTools.on('Page.screencastFrame', keep)
  await devTools.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxHeight: frameHeight })
  await act(page, address)
  await last(page).waitFor()
  await page.waitForTimeout(1000)
  await devTools.send('Page.stopScreencast')
  devTools.off('Page.screencastFrame', keep)
  return frames
}

function sample(frames: readonly Frame[]): Frame[] {
  const end = (frames.at(-1)?.ms ?? 0) + intervalMs
  return Array.from(
    { length: Math.ceil(end / intervalMs) },
    (_one, index) => (index + 1) * intervalMs,
  ).flatMap((ms) => {
    const shown = frames.findLast((frame) => frame.ms <= ms)
    return shown === undefined ? [] : [{ ms, data: shown.data }]
  })
}

async function draw(browser: Browser, name: string, frames: readonly Frame[]): Promise<void> {
  const sheet = await browser.newPage({ viewport: { width: 1700, height: 900 } })
  const figures = frames.map(
    ({ ms, data }) =>
      `<figure><img src="data:image/jpeg;base64,${data}" height="${frameHeight}" alt=""><figcaption>${ms} ms</figcaption></figure>`,
  )
  await sheet.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif}figure{margin:0}img{border:1px solid gray}</style>${figures.join('')}`,
  )
  await sheet.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  await sheet.close()
}

const data = mkdtempSync(join(tmpdir(), 'spadestik-bench-'))
const named = process.env['PRODUCT_ADDRESS']
const product = named === undefined ? await startProduct({ DATA_DIR: data }) : null
const address = named ?? product?.address ?? ''
const executablePath = findChromium()
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath === undefined ? {} : { executablePath }),
})
try {
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage({
    locale: 'da-DK',
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  await markNewsAsSeen(page, address)
  await slowDown(page, slow4G)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  for (const step of steps) {
    const frames = sample(await record(devTools, page, step, address))
    await draw(browser, step.name, frames)
    console.log(`${step.name}: ${frames.length} frames, the last change after ${frames.at(-1)?.ms ?? 0} ms`)
  }
} finally {
  await browser.close()
  await product?.end()
  rmSync(data, { recursive: true, force: true })
}
