import { afterAll, beforeAll, describe, test } from 'vitest'
import type { OtherBrowser, Point } from './OtherBrowser'
import { findFirefox, startFirefox } from './firefox'
import { clickOn, placeOf, readSoon, untilShown } from './onPage'
import { hasDisplayServer } from './startDisplay'
import { logIn, startTestProduct } from './testProduct'
import { findWebKit, startWebKit } from './webKit'

const firefox = findFirefox()
const webKit = hasDisplayServer ? findWebKit() : undefined
const browsers = [
  {
    name: 'Firefox',
    needs: 'firefox-esr',
    start: firefox === undefined ? undefined : () => startFirefox(firefox),
  },
  {
    name: 'WebKit',
    needs: 'webkit2gtk-driver and xvfb',
    start: webKit === undefined ? undefined : () => startWebKit(webKit),
  },
]
for (const { name, needs, start } of browsers)
  if (start === undefined) console.log(`${name} is not tested: install ${needs}.`)

/** Returns where a thumb is at a share of the track. */
async function trackOf(browser: OtherBrowser): Promise<(share: number) => Point> {
  const { y } = await placeOf(browser, 'input[type=range]')
  const { left, width } = await browser.read<DOMRect>(
    `${thumb(0)}.closest('[data-rac]').parentElement.getBoundingClientRect().toJSON()`,
  )
  return (share) => ({ x: left + width * share, y })
}

const thumb = (index: number) => `document.querySelectorAll('input[type=range]')[${index}]`

describe.each(browsers)('in $name', ({ start }) => {
  let product: Awaited<ReturnType<typeof startTestProduct>>
  let browser: OtherBrowser
  beforeAll(async () => {
    if (start === undefined) return
    product = await startTestProduct()
    browser = await start()
    await logIn(browser, product.address)
  })
  afterAll(async () => {
    await browser?.end()
    await product?.end()
  })

  test.skipIf(start === undefined)(
    '[S01, S05] a search by words is narrowed in the tree, by press and by key',
    async () => {
      await browser.open(`${product.address}/search/1?type=project`)
      await clickOn(browser, 'input[maxlength]')
      await browser.type('skole')
      await browser.press('Enter')
      await readSoon(browser, 'new URLSearchParams(location.search).get("q")', (words) => words === 'skole')
      await clickOn(browser, '[role=treeitem]', 'Undervisning og børn')
      await untilShown(browser, '[role=treeitem][aria-checked=true]', { text: 'Undervisning og børn' })
      await browser.press('ArrowUp')
      await browser.type(' ')
      await untilShown(browser, '[role=treeitem][aria-checked=true]', { text: 'Boliger' })
    },
  )

  test.skipIf(start === undefined)(
    '[S12] the thumbs of the budget are dragged by their centres and do not pass each other',
    async () => {
      await browser.open(`${product.address}/search/1?type=project`)
      // The tree moves the sections below it when it has loaded.
      await untilShown(browser, '[role=treeitem]')
      await clickOn(browser, 'button[aria-expanded]', 'Anslået sum')
      const last = await readSoon<number>(browser, `${thumb(1)}?.valueAsNumber`, (value) => value > 0)
      let track = await trackOf(browser)
      await browser.drag(track(1), track(0.5))
      const upper = await readSoon<number>(browser, `${thumb(1)}.valueAsNumber`, (value) => value < last)
      // The filter appears among the active filters, so the slider moves.
      track = await trackOf(browser)
      await browser.drag(track(0), track(1))
      await readSoon<number>(browser, `${thumb(0)}.valueAsNumber`, (value) => value > 0 && value <= upper)
    },
  )

  test.skipIf(start === undefined)(
    '[M04, G03] a dialog opens by press, and Escape returns the focus to its button',
    async () => {
      await browser.open(`${product.address}/project/1`)
      await clickOn(browser, 'main ~ aside button, main button', 'Liste')
      await untilShown(browser, '[role=dialog]')
      await browser.press('Escape')
      await untilShown(browser, '[role=dialog]', { isShown: false })
      await readSoon<string>(browser, 'document.activeElement.textContent', (text) => text.includes('Liste'))
    },
  )

  test.skipIf(start === undefined)('[L03] Back returns from a project to the results', async () => {
    const search = '?type=project&q=skole'
    await browser.open(`${product.address}/search/1${search}`)
    await clickOn(browser, 'tbody th a')
    await readSoon<string>(browser, 'location.pathname', (path) => path.startsWith('/project/'))
    await untilShown(browser, 'main h1')
    await browser.back()
    await readSoon(browser, 'location.search', (text) => text === search)
    await untilShown(browser, 'tbody th a')
  })
})
