import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumArgs, findChromium } from '../../setup/findChromium'
import { realData, withoutRealData } from '../../setup/realData'
import type { Action, Cost } from './measurePage'
import { measurePage } from './measurePage'
import { printTables } from './printTables'

/**
 * This script measures trees of 10,000 nodes in a real browser: our tree, six others and the baseline. Each
 * round has another random order. It prints medians, and a slow result does not fail the run.
 *
 * `--rounds=5` sets the number of rounds, and `--only=ours,floor` selects trees. `--nodes=100000` measures
 * ten times as many nodes, and `--nodes=cpv` the 9,454 names of the CPV codes. A tree that takes more than a
 * minute in one round is left out of later rounds.
 */
const slowMs = 60_000
const folder = import.meta.dirname
const flag = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const rounds = Number(flag('rounds') ?? 5)
const all = readdirSync(join(folder, 'contestants')).map((file) => file.replace('.tsx', ''))
const names = flag('only')?.split(',') ?? all
const unknown = names.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  throw new Error(
    `There is no tree ${unknown.join(' or ')}, so it cannot be measured. The trees are: ${all.join(', ')}.`,
  )
}

function readNodes(): unknown {
  const chosen = flag('nodes') ?? '10000'
  if (chosen !== 'cpv') return chosen
  if (!realData) throw new Error(withoutRealData)
  return JSON.parse(gunzipSync(readFileSync(realData.cpv)).toString())
}
const nodes = readNodes()

function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items]
  return Array.from({ length: items.length }, () =>
    left.splice(Math.floor(Math.random() * left.length), 1),
  ).flat()
}

const configFile = join(folder, 'vite.config.ts')
await build({ configFile })
const server = await preview({ configFile, preview: { port: 0, host: '127.0.0.1' } })
const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
if (address === undefined) {
  throw new Error('The built page is not served, so no browser can open it. See the output of Vite above.')
}
// Remove the limit of the frame rate, so that a frame takes only as long as its work.
const args = [...chromiumArgs, '--disable-frame-rate-limit', '--disable-gpu-vsync']
const browser = await chromium.launch({ executablePath: findChromium(), args })
const costs = new Map<string, Record<Action, Cost>[]>(names.map((name) => [name, []]))
const slow = new Set<string>()
for (let round = 1; round <= rounds; round++) {
  for (const name of shuffled(names).filter((each) => !slow.has(each))) {
    const start = performance.now()
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript((benchNodes) => Object.assign(globalThis, { benchNodes }), nodes)
    await page.goto(address)
    costs.get(name)?.push(await measurePage(page, name))
    await page.close()
    if (performance.now() - start > slowMs) slow.add(name)
    console.log(`round ${round}: ${name}`)
  }
}
console.log(
  `\n${rounds} rounds, ${cpus().length} cores, Chromium ${browser.version()}, Node ${process.versions.node}\n`,
)
printTables(costs)
await browser.close()
await server.close()
