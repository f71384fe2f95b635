import { afterAll, beforeAll, describe, test, vi } from 'vitest'
import type { OtherBrowser } from './OtherBrowser'
import { findFirefox, startFirefox } from './firefox'
import { clickOn, placeOf, untilShown } from './onPage'
import type { ScreenReader } from './startScreenReader'
import { hasScreenReader, startScreenReader } from './startScreenReader'
import { logIn, startTestProduct } from './testProduct'

const firefox = hasScreenReader ? findFirefox() : undefined
if (firefox === undefined)
  console.log(
    'What a screen reader speaks is not tested: install orca, at-spi2-core, dbus-x11, xvfb and firefox-esr.',
  )

describe.skipIf(firefox === undefined)('Orca with Firefox speaks', () => {
  let product: Awaited<ReturnType<typeof startTestProduct>>
  let reader: ScreenReader
  let browser: OtherBrowser
  beforeAll(async () => {
    product = await startTestProduct()
    reader = await startScreenReader()
    browser = await startFirefox(firefox ?? '', { windowEnvironment: reader.windowEnvironment })
    await logIn(browser, product.address)
  })
  afterAll(async () => {
    await browser?.end()
    reader?.end()
    await product?.end()
  })

  /** Waits until the reader has been silent for two seconds, and returns the number of spoken lines. */
  async function silence(): Promise<number> {
    let count = -1
    await vi.waitFor(
      () => {
        const next = reader.spoken().length
        const isSilent = next === count
        count = next
        if (!isSilent) throw new Error('The screen reader still speaks.')
      },
      { timeout: 60_000, interval: 2000 },
    )
    return count
  }

  async function untilSpoken(from: number, words: RegExp): Promise<void> {
    await vi.waitFor(
      () => {
        const lines = reader.spoken().slice(from)
        if (!lines.some((line) => words.test(line)))
          throw new Error(`Nothing that was spoken matches ${words}: ${JSON.stringify(lines)}`)
      },
      { timeout: 20_000, interval: 300 },
    )
  }

  test('[S18] how many results a search has', async () => {
    await browser.open(`${product.address}/search/1?type=project`)
    await clickOn(browser, 'input[maxlength]')
    const from = await silence()
    await browser.type('skole')
    await browser.press('Enter')
    await untilSpoken(from, /^[\d.+]+ projekter$/)
  })

  test('[S05] the name of a branch of the tree, and what its mark means', async () => {
    await browser.open(`${product.address}/search/1?type=project`)
    await clickOn(browser, '[role=treeitem]', 'Energi')
    let from = await silence()
    await browser.press('ArrowUp')
    await untilSpoken(from, /Industri og lager/)
    from = await silence()
    await browser.type(' ')
    await untilSpoken(from, /Industri og lager: medtaget/)
  })

  test('[M04] the name of a dialog that opens', async () => {
    await browser.open(`${product.address}/project/3`)
    await placeOf(browser, 'main h1')
    const from = await silence()
    await clickOn(browser, 'main ~ aside button, main button', 'Liste')
    await untilShown(browser, '[role=dialog]')
    await untilSpoken(from, /Føj til en liste/)
    await browser.press('Escape')
    await untilShown(browser, '[role=dialog]', { isShown: false })
  })

  test('[Y02, G03] a message that appears at the bottom of the page', async () => {
    await browser.open(`${product.address}/search/1?type=project&q=skole`)
    await placeOf(browser, 'tbody th a')
    await browser.read("(document.querySelector('tbody th a').focus(), true)")
    // The code of the selection loads when a row has the focus.
    await untilShown(browser, 'tbody input[type=checkbox]')
    await browser.type(' ')
    await clickOn(browser, '[role=toolbar] button', 'Skjul')
    await untilShown(browser, '[role=dialog]')
    const from = await silence()
    await clickOn(browser, '[role=dialog] button', 'Skjul')
    await untilSpoken(from, /er skjult/)
    await clickOn(browser, '[role=alertdialog] button', 'Fortryd')
    await untilSpoken(from, /vises igen/)
  })
})
