import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  createApp,
  createTestClient,
  openBenchDatabase,
  runCommand,
  testConfig,
} from '@spadestik/service/testing'
import { prepareData } from '../src/prepareData'

const usage = 'pnpm bench:fairness [--engine pglite|postgres] [--searches 30]'

const words =
  'skole bygning renovering tag vand kloak bro vej børnehave hal museum bolig facade energi beton nybygning anlæg etape syd nord'.split(
    ' ',
  )

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Measures how long a plain search takes while another user sends many searches of twenty words at once. */
await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: 'postgres' },
      searches: { type: 'string', default: '30' },
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-fairness-'))
  const { db, searches, close } = await openBenchDatabase(values.engine)
  try {
    await prepareData(db, folder)
    const app = await createApp(db, testConfig({ validatesResponses: false }), searches)
    const { call, signIn } = createTestClient(app)
    const [busy, other] = [await signIn('paid@demo.test'), await signIn('colleague@demo.test')]
    const search = async (token: string, freeSearch: string) => {
      const start = performance.now()
      const { statusCode } = await call('POST', '/search-items/search/procurements', {
        token,
        body: { freeSearch },
      })
      return { statusCode, milliseconds: performance.now() - start }
    }
    const plain = async () => (await search(other, 'skole')).milliseconds
    for (let warm = 0; warm < 5; warm += 1) await plain()
    const alone: number[] = []
    for (let round = 0; round < 20; round += 1) alone.push(await plain())
    // Each search differs in one word, so that none is answered from a cache.
    const heavy = Array.from({ length: Number(values.searches) }, (_one, place) =>
      search(
        busy,
        words.map((word, index) => (index === place % words.length ? `${word}e` : word)).join(' '),
      ),
    )
    const busyUntil = new AbortController()
    const ended = Promise.all(heavy).finally(() => busyUntil.abort())
    const beside: number[] = []
    while (!busyUntil.signal.aborted) beside.push(await plain())
    const statuses = Object.entries(Object.groupBy(await ended, ({ statusCode }) => statusCode))
    console.log(
      `${values.engine}: a plain search takes ${median(alone).toFixed(0)} ms alone (median of ${alone.length}).`,
    )
    console.log(
      `Beside ${heavy.length} searches of ${words.length} words: ${median(beside).toFixed(0)} ms (median of ${beside.length}), ` +
        `${Math.max(...beside).toFixed(0)} ms at most.`,
    )
    console.log(
      `Statuses: ${statuses.map(([status, of]) => `${of?.length ?? 0} times ${status}`).join(', ')}`,
    )
    await app.close()
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
})
