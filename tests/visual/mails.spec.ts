import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { findCutTexts } from './findCutTexts'
import { mailContents } from './mailContents'
import { pinnedChromium } from '../setup/findChromium'

/**
 * These tests compare e-mails with committed pictures, at the widths of a phone and of a mail program. They
 * load the font Inter from its package, so that every machine renders the same.
 */
const files = createRequire(resolve('packages/ui/package.json'))
const font = ['latin', 'latin-ext']
  .map((part) =>
    readFileSync(files.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`)),
  )
  .map(
    (file) =>
      `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${file.toString('base64')}) }`,
  )

let rendered: Record<string, string> = {}

test.beforeAll(() => {
  test.skip(
    pinnedChromium() === undefined,
    'The browser for the pictures only runs on Linux x64, so nothing is compared on this machine.',
  )
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'tests/visual/renderMails.ts'])
  rendered = JSON.parse(printed.toString()) as Record<string, string>
})

for (const name of Object.keys(mailContents)) {
  test(
    `[G07, Z15] the e-mail ${name} looks as before, on a phone and a desk`,
    { tag: '@important' },
    async ({ page }) => {
      for (const width of [320, 600]) {
        await page.setViewportSize({ width, height: 640 })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.setContent(rendered[name] ?? '')
          await page.addStyleTag({ content: font.join('') })
          await page.evaluate(() => document.fonts.ready)
          expect(await page.evaluate(findCutTexts)).toEqual([])
          await expect(page).toHaveScreenshot(`mail-${name}-${width}-${colorScheme}.png`, { fullPage: true })
        }
      }
    },
  )
}
