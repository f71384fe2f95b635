import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { chromium } from 'playwright'

const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const cache = resolve(import.meta.dirname, '../../node_modules/.cache/chromium')

function versionOf(name: string): string {
  const file = resolve(import.meta.dirname, '../node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/**
 * Returns the path of the headless Chromium in `@sparticuz/chromium`, or undefined on other machines than
 * Linux on x64. The first call unpacks the browser.
 */
export function pinnedChromium(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = join(cache, versionOf('@sparticuz/chromium'))
  const path = join(folder, 'chromium')
  if (existsSync(path)) return path
  mkdirSync(dirname(folder), { recursive: true })
  const unpacked = mkdtempSync(`${folder}-`)
  const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"
  execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: import.meta.dirname,
    // Let the package unpack into a folder of our own. In the shared folder for temporary files it would
    // never replace an older version.
    env: { ...process.env, TMPDIR: unpacked },
  })
  try {
    renameSync(unpacked, folder)
  } catch {
    rmSync(unpacked, { recursive: true })
  }
  return path
}

/**
 * Returns the path of the Chromium for tests, or undefined if there is none. It prefers CHROMIUM_PATH, then
 * the pinned Chromium, then Playwright's, then the system's. The pinned Chromium is headless; the others also
 * draw a window and take a third longer (ADR 56).
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '' && existsSync(named)) return named
  return pinnedChromium() ?? [chromium.executablePath(), ...systemPaths].find((path) => existsSync(path))
}

/** No sandbox when running as root, and no background requests. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
