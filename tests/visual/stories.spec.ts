import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { readPictures, storybookFolder } from './pictures'
import { pinnedChromium } from './pinnedChromium'

/**
 * The states that Chromatic would show, compared with committed pictures. Browser and typeface come from packages,
 * so that every machine draws alike; where the browser cannot run, nothing is compared, and a line says so.
 */
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

test.beforeAll(async () => {
  test.skip(
    pinnedChromium() === null,
    'The browser of the pictures is built for Linux on x64, and this is another machine: nothing is compared.',
  )
  server = createServer((request, response) => {
    const path = resolve(storybookFolder, `.${new URL(request.url ?? '/', 'http://localhost').pathname}`)
    const isFile = path.startsWith(join(storybookFolder, '/')) && existsSync(path) && statSync(path).isFile()
    if (!isFile) response.writeHead(404).end()
    else {
      const type = types[extname(path)] ?? 'application/octet-stream'
      createReadStream(path).pipe(response.writeHead(200, { 'content-type': type }))
    }
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server?.close()
})

for (const { story, theme, isImportant } of readPictures()) {
  test(
    `[G07] ${story} looks as it did, ${theme}`,
    { tag: isImportant ? '@important' : [] },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-20T10:00:00+01:00'))
      await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`)
      // What a story plays belongs to its state, so the picture waits until it has been played.
      await page.waitForFunction(() => {
        const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
        const renders: unknown = Object(preview).storyRenders
        return (
          Array.isArray(renders) &&
          renders.some(
            (render: { phase?: string }) => render.phase === 'finished' || render.phase === 'errored',
          )
        )
      })
      await page.evaluate(() => document.fonts.ready)
      await expect(page).toHaveScreenshot(`${story}-${theme}.png`)
    },
  )
}
