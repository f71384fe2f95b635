import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, resolve } from 'node:path'
import { expect, test } from '@playwright/test'

/**
 * The same stories that Chromatic would show, compared with pictures made by one Chromium and the packaged
 * Inter. Another Chromium draws text differently, so the pictures name theirs and are compared by no other.
 */
const folder = resolve('storybook-static')
const picturesOf = readFileSync(new URL('baselines/chromium.txt', import.meta.url), 'utf8').trim()
const stories: readonly string[] = JSON.parse(
  readFileSync(new URL('stories.json', import.meta.url), 'utf8'),
) as string[]

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

let server: Server
let address = ''

test.beforeAll(async ({ browser }) => {
  expect(existsSync(folder), 'Storybook is built first: pnpm build:storybook').toBe(true)
  test.skip(
    browser.version().split('.')[0] !== picturesOf.split('.')[0],
    `The pictures were made by Chromium ${picturesOf}, this is ${browser.version()}: make them anew with --update-snapshots and name the version in baselines/chromium.txt.`,
  )
  server = createServer((request, response) => {
    const path = resolve(folder, `.${new URL(request.url ?? '/', 'http://localhost').pathname}`)
    if (!path.startsWith(folder) || !existsSync(path)) response.writeHead(404).end()
    else
      createReadStream(path).pipe(
        response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }),
      )
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server?.close()
})

for (const theme of ['light', 'dark']) {
  for (const story of stories) {
    test(`[G07] ${story} looks as it did, ${theme}`, async ({ page }) => {
      await page.goto(`${address}/iframe.html?id=${story}&globals=theme:${theme}`)
      await page.locator('body.sb-show-main').waitFor()
      await page.evaluate(() => document.fonts.ready)
      await expect(page).toHaveScreenshot(`${story}-${theme}.png`)
    })
  }
}
