import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Image, SKRSContext2D } from '@napi-rs/canvas'
import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium, pinnedChromium } from '../setup/findChromium'
import { startProduct } from '../setup/startProduct'

/**
 * This script writes the two pictures in the README: one in light mode and one in dark mode. Each picture
 * shows two screenshots side by side, a search on a computer's screen and a project on a phone's screen.
 */
const folder = 'docs/pictures'
const query = 'languageId=2&domainId=9'
const search = '/search/1?type=project&q=renovering&isPublic=true'
const project = '/project/330'
const english = '1'
/**
 * The sizes of the screens of the computer and the phone, in CSS px. Both screens have the same height,
 * because the picture shows them side by side.
 */
const computer = { width: 1280, height: 824 }
const phone = { width: 390, height: 824 }
const gap = 28
const radius = 14
const scale = 1.25

type Theme = 'light' | 'dark'
const borders: Record<Theme, string> = { light: '#c9ced6', dark: '#3d444d' }

async function logIn(page: Page, address: string): Promise<void> {
  const answer = await page.request.post(`${address}/api/auth?${query}`, {
    data: { username: 'paid@demo.test', password: 'spadestik-demo' },
  })
  const token = answer.headers()['jwt']
  if (token === undefined)
    throw new Error(`The demo account could not log in (${answer.status()}), so there is nothing to show.`)
  await page.context().addCookies([{ name: 'session', value: token, url: address }])
  // Unseen news would open over the page.
  await page.request.put(`${address}/api/notifications/setAllSeen?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
}

async function photograph(
  browser: Browser,
  address: string,
  path: string,
  theme: Theme,
  viewport: { width: number; height: number },
): Promise<Image> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    isMobile: viewport === phone,
    hasTouch: viewport === phone,
  })
  try {
    const page = await context.newPage()
    await logIn(page, address)
    await page.addInitScript((language) => localStorage.setItem('language', language), english)
    await page.goto(address + path)
    await page.waitForLoadState('networkidle')
    await page.addStyleTag({ content: '* { scrollbar-width: none !important }' })
    await page.mouse.move(0, 0)
    return await loadImage(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  } finally {
    await context.close()
  }
}

function drawScreen(canvas: SKRSContext2D, image: Image, left: number, theme: Theme): void {
  canvas.save()
  canvas.beginPath()
  canvas.roundRect(left + 1, 1, image.width - 2, image.height - 2, radius * scale)
  canvas.clip()
  canvas.drawImage(image, left, 0)
  canvas.restore()
  canvas.lineWidth = 2
  canvas.strokeStyle = borders[theme]
  canvas.stroke()
}

async function compose(browser: Browser, address: string, theme: Theme): Promise<Buffer> {
  const list = await photograph(browser, address, search, theme, computer)
  const page = await photograph(browser, address, project, theme, phone)
  const left = list.width + gap * scale
  const canvas = createCanvas(left + page.width, list.height)
  const context = canvas.getContext('2d')
  drawScreen(context, list, 0, theme)
  drawScreen(context, page, left, theme)
  return canvas.encode('webp', 68)
}

const data = mkdtempSync(join(tmpdir(), 'spadestik-pictures-'))
const product = await startProduct({ DATA_DIR: data })
const executablePath = pinnedChromium() ?? findChromium()
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath === undefined ? {} : { executablePath }),
})
try {
  mkdirSync(folder, { recursive: true })
  for (const theme of ['light', 'dark'] as const) {
    const picture = await compose(browser, product.address, theme)
    const file = join(folder, `search-${theme}.webp`)
    writeFileSync(file, picture)
    console.log(`${file} (${Math.round(picture.length / 1000)} kB)`)
  }
} finally {
  await browser.close()
  await product.end()
  rmSync(data, { recursive: true, force: true })
}
