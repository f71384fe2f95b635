import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
]

/**
 * Returns the path of the Chromium for tests: the one in CHROMIUM_PATH, else Playwright's own, else the
 * system's. Returns undefined if there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemPaths]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/** The browser flags for tests: no sandbox when running as root, and no background requests. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
