import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
]

/**
 * The Chromium that the tests use: the one that CHROMIUM_PATH names, else Playwright's own, else the
 * system's; undefined where there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemPaths]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/** The flags that a browser in tests needs: no sandbox where the user is root, and no calls home. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
