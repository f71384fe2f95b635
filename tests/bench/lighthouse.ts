import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { desktopConfig } from 'lighthouse'
import type { BrowserContext } from 'playwright'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../setup/findChromium'
import { startProduct } from '../setup/startProduct'

/**
 * This script runs Lighthouse on the most used screens, in a production build with the real service.
 *
 * `--runs=3` measures each screen three times and prints the medians. `--only=mobile` or `--only=desktop`
 * measures only phones or only desktops.
 */
const categories = ['performance', 'accessibility', 'best-practices'] as const
const screens = [
  { name: 'login', path: '/', isSignedIn: false },
  { name: 'dashboard', path: '/', isSignedIn: true },
  { name: 'search', path: '/search/1?type=project', isSignedIn: true },
  { name: 'project', path: '/project/1', isSignedIn: true },
] as const

type Form = 'mobile' | 'desktop'

interface Measured {
  readonly scores: readonly number[]
  readonly largestPaintMs: number
  readonly blockingMs: number
  readonly shift: number
  readonly kilobytes: number
  /** The names of Lighthouse's audits in which the screen did not get the full score. */
  readonly lost: readonly string[]
}

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1]

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function tokenOf(address: string): Promise<string> {
  const query = 'languageId=2&domainId=9'
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api/auth?${query}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: 'paid@demo.test', password: 'spadestik-demo' }),
  })
  const token = answer.headers.get('jwt')
  if (token === null) {
    throw new Error(
      `The demo account could not log in (${answer.status}), so only the login could be measured. Start with demo data.`,
    )
  }
  // Mark all news as seen, because on most days a user has no unseen news.
  await fetch(`${address}/api/notifications/setAllSeen?${query}`, {
    method: 'PUT',
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  return token
}

async function remember(context: BrowserContext, url: string, token: string): Promise<void> {
  const { origin } = new URL(url)
  await context.addCookies([{ name: 'session', value: token, url: origin }])
  const page = await context.newPage()
  await page.goto(`${origin}/favicon.svg`)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get(`${origin}/api/pa-users?languageId=2&domainId=9`, { headers })
  const user = await answer.text()
  await page.evaluate((kept) => localStorage.setItem('user', kept), user)
  await page.close()
}

async function measure(url: string, form: Form, token: string | null): Promise<Measured> {
  const profile = mkdtempSync(join(tmpdir(), 'spadestik-lighthouse-'))
  const port = await freePort()
  const executablePath = findChromium()
  const context = await chromium.launchPersistentContext(profile, {
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  try {
    if (token !== null) await remember(context, url, token)
    const flags = {
      port,
      logLevel: 'error' as const,
      onlyCategories: [...categories],
      disableStorageReset: true,
    }
    const outcome = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
    if (outcome === undefined) {
      throw new Error(`Lighthouse returned nothing for ${url}, so it has no scores. Run it again.`)
    }
    const { lhr } = outcome
    if (lhr.categories['performance']?.score == null) {
      const why = Object.values(lhr.audits).find(({ errorMessage }) => errorMessage !== undefined)
      throw new Error(
        `Lighthouse could not measure ${url} (${why?.errorMessage ?? 'no reason given'}), so it has no score. Run it on a quieter machine.`,
      )
    }
    const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN
    const weighed = categories.flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    return {
      scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      largestPaintMs: value('largest-contentful-paint'),
      blockingMs: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      kilobytes: value('total-byte-weight') / 1024,
      lost: weighed
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

function median(runs: readonly Measured[]): Measured {
  const sorted = [...runs].sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined)
    throw new Error('Nothing was measured, so there is no median. Use at least one run.')
  return middle
}

const runs = Number(option('runs') ?? '1')
const forms = (['mobile', 'desktop'] as const).filter((form) =>
  [undefined, form].includes(option('only') as Form),
)
const folder = mkdtempSync(join(tmpdir(), 'spadestik-lighthouse-data-'))
const product = await startProduct({ DATA_DIR: folder })
try {
  const token = await tokenOf(product.address)
  console.log(
    '| screen | form | performance | accessibility | best practices | largest paint | blocking | shift | loaded | below 90 |',
  )
  console.log('|---|---|---:|---:|---:|---:|---:|---:|---:|---|')
  for (const form of forms) {
    for (const { name, path, isSignedIn } of screens) {
      const measured: Measured[] = []
      for (let run = 0; run < runs; run += 1) {
        measured.push(await measure(product.address + path, form, isSignedIn ? token : null))
      }
      const { scores, largestPaintMs, blockingMs, shift, kilobytes, lost } = median(measured)
      const cells = [
        name,
        form,
        ...scores,
        `${(largestPaintMs / 1000).toFixed(1)} s`,
        `${Math.round(blockingMs)} ms`,
        shift.toFixed(3),
        `${Math.round(kilobytes)} kB`,
        lost.join(', ') || '–',
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
  }
} finally {
  await product.end()
  rmSync(folder, { recursive: true, force: true })
}
