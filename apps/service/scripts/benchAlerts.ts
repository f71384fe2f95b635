import { parseArgs } from 'node:util'
import { gatherMatches } from '../src/alerts/gatherMatches'
import { sendDueAlerts } from '../src/alerts/sendDueAlerts'
import { sendDueMails } from '../src/mail/sending/sendDueMails'
import { learnWords } from '../src/words/learnWords'
import { makePlan } from '../src/testing/durability/year/makePlan'
import type { ItemState, YearEvent } from '../src/testing/durability/year/YearPlan'
import { perform, seedPlan } from '../src/testing/durability/year/YearService'
import { openBenchDatabase } from './bench/openBenchDatabase'
import { runCommand } from './runCommand'

const usage = 'pnpm bench:alerts [--changed 2000] [--items 20000] [--users 300] [--engine pglite|postgres]'
const secret = 'a secret of the benchmark and of nothing else'
const week = 7 * 86_400_000

interface Work {
  readonly count: number
  readonly seconds: number
  /** The processor time of this process. It includes the embedded database, but not a PostgreSQL server. */
  readonly cpuSeconds: number
}

async function untilDone(job: () => Promise<number>): Promise<Work> {
  const start = performance.now()
  const before = process.cpuUsage()
  let count = 0
  for (let done = 1; done > 0; count += done) done = await job()
  const { user, system } = process.cpuUsage(before)
  return { count, seconds: (performance.now() - start) / 1000, cpuSeconds: (user + system) / 1_000_000 }
}

function fail({ error }: { readonly error: string }): never {
  throw new Error(`An alert was not composed (${error}), so the benchmark measures nothing. Find the cause.`)
}

const changed = (state: ItemState): ItemState => ({
  ...state,
  phase: state.phase === 'open' ? 'evaluation' : 'open',
  budget: (state.budget ?? 1_000_000) + 100_000,
  deadline: '2027-01-11',
  text: 'Rettet tekst',
})

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      changed: { type: 'string', default: '2000' },
      items: { type: 'string', default: '20000' },
      users: { type: 'string', default: '300' },
      engine: { type: 'string', default: 'pglite' },
    },
  })
  const [items, users] = [Number(values.items), Number(values.users)]
  const size = { seed: 1, from: '2026-11-02', days: 1, items, users, words: 24, importsPerDay: 1 }
  const plan = makePlan(size)
  const { db, close } = await openBenchDatabase(values.engine)
  try {
    const now = new Date()
    const ids = await seedPlan(db, plan, now)
    const itemIds = new Map<string, number>()
    const [first] = plan.events
    if (first?.kind !== 'write') throw new Error('The plan does not begin with an import. Use more items.')
    const jobs = async () => ({
      words: await untilDone(() => learnWords(db)),
      changes: await untilDone(() => gatherMatches(db, now)),
      // Use a time one week from now, when the mails of all agents (saved searches) and lists are due.
      alerts: await untilDone(() => sendDueAlerts(db, secret, new Date(now.getTime() + week), fail)),
      mails: await untilDone(() =>
        sendDueMails({
          db,
          postman: { send: async () => {}, close: () => {} },
          publicUrl: 'https://www.spadestik.dk',
          open: async (text) => text,
          clock: () => new Date(now.getTime() + week),
          onFailure: () => {},
          isStopped: () => false,
        }),
      ),
    })
    await perform(db, first, ids, itemIds)
    await jobs()
    const tenders = first.items.filter(({ state }) => state.type === 'procurement')
    const written = tenders
      .slice(0, Number(values.changed))
      .map(({ key, state }) => ({ key, state: changed(state) }))
    const event: YearEvent = { at: Date.now(), kind: 'write', items: written }
    let isWritten = false
    const imported = await untilDone(async () => {
      if (isWritten) return 0
      await perform(db, event, ids, itemIds)
      isWritten = true
      return written.length
    })
    const rows = { 'tenders written': imported, ...(await jobs()) }
    console.log(
      `${values.engine}: ${items} items, ${users} users, ${plan.agents.length} agents, ${plan.lists.length} lists\n`,
    )
    console.log('| job | number | seconds | processor |\n|---|--:|--:|--:|')
    for (const [name, { count, seconds, cpuSeconds }] of Object.entries(rows))
      console.log(`| ${name} | ${count} | ${seconds.toFixed(1)} | ${cpuSeconds.toFixed(1)} |`)
  } finally {
    await close()
  }
})
