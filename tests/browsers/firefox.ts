import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import type { OtherBrowser } from './OtherBrowser'

const paths = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Returns the path of Firefox, or undefined where it is not installed. */
export function findFirefox(): string | undefined {
  return paths.find((path): path is string => path !== undefined && existsSync(path))
}

export interface FirefoxOptions {
  /** The environment of the browser, such as its display. Without it the browser is headless. */
  readonly windowEnvironment?: Readonly<Record<string, string | undefined>>
}

/** Starts Firefox with a new profile, driven over WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  { windowEnvironment }: FirefoxOptions = {},
): Promise<OtherBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: windowEnvironment === undefined,
    ...(windowEnvironment && { env: { ...process.env, ...windowEnvironment } }),
    extraPrefsFirefox: { 'accessibility.force_disabled': 0, 'intl.accept_languages': 'da' },
    defaultViewport: { width: 1280, height: 900 },
  })
  const page = await browser.newPage()
  await page.bringToFront()
  return {
    open: async (address) => void (await page.goto(address)),
    read: async (expression) => (await page.evaluate(expression)) as never,
    click: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 8 })
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    end: () => browser.close(),
  }
}
