import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../setup/findChromium'

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
}
