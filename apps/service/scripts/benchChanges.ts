import { parseArgs } from 'node:util'
import { callerOfUser } from '../src/accounts/auth/callers'
import type { View } from '../src/contract/View'
import { writeProcurements } from '../src/items/writers/writeProcurements'
import { lastSettledId } from '../src/ledger/commitOrder'
import { readChanges } from '../src/outside/changes/readChanges'
import { procurementRecord, windowUntil } from '../src/testing/scenes/records'
import { seedScene } from '../src/testing/scenes/seedScene'
import { fillChanges } from './bench/fillChanges'
import { percentilesOf } from './bench/measure'
import { openBenchDatabase } from './bench/openBenchDatabase'
import { runCommand } from './runCommand'

const usage = 'pnpm bench:changes [--changes 1000000] [--items 2000] [--limit 500]'

const itemsAtOnce = 200

const tender = (place: number, day: string) =>
  procurementRecord(`bench ${place}`, {
    names: { da: `Renovering af skole ${place}` },
    offers: windowUntil(day),
  })

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      changes: { type: 'string', default: '1000000' },
      items: { type: 'string', default: '2000' },
      limit: { type: 'string', default: '500' },
    },
  })
  const [changes, items, limit] = [Number(values.changes), Number(values.items), Number(values.limit)]
  const { db, close } = await openBenchDatabase('postgres')
  try {
    const scene = await seedScene(db)
    for (let first = 0; first < items; first += itemsAtOnce) {
      const batch = Array.from({ length: itemsAtOnce }, (_one, place) => tender(first + place, '2027-01-11'))
      await db.transaction().execute((trx) => writeProcurements(trx, batch))
    }
    const recent = Math.round(changes / 4)
    await db.transaction().execute((trx) => fillChanges(trx, items, { recent, earlier: changes - recent }))
    const caller = await callerOfUser(db, scene.users.get('paid@demo.test') ?? 0)
    if (caller === null) throw new Error('The scene has no paid user, so nothing can be read.')
    const view: View = { caller, language: 'da', now: new Date(), timeZone: 'Europe/Copenhagen' }

    const reading = new AbortController()
    let writes = 0
    const write = async () => {
      for (; !reading.signal.aborted; writes += 1) {
        const day = `2027-02-${String((writes % 27) + 1).padStart(2, '0')}`
        await db.transaction().execute((trx) => writeProcurements(trx, [tender(writes % items, day)]))
      }
    }
    const writing = Promise.all([write(), write()])
    const target = await lastSettledId(db)
    const read: number[] = []
    const times: number[] = []
    let after = 0
    for (let hasMore = true; hasMore && after < target;) {
      const start = performance.now()
      const asked = { after, limit, itemType: null, listId: null, agent: null }
      const page = await readChanges(db, view, asked)
      times.push(performance.now() - start)
      for (const { id } of page.changes) read.push(id)
      ;[after, hasMore] = [page.readTo, page.hasMore]
    }
    reading.abort()
    await writing
    const twice = read.length - new Set(read).size
    const { p50, p95 } = percentilesOf(times)
    console.log(
      `${read.length} changes in ${times.length} pages of ${limit}, ${twice} twice, while ${writes} transactions wrote. ` +
        `A page: ${p50.toFixed(1)} ms (p50), ${p95.toFixed(1)} ms (p95).`,
    )
    const { count } = await db
      .selectFrom('item_changes')
      .select((any) => any.fn.countAll<string>().as('count'))
      .where('id', '<=', after)
      .executeTakeFirstOrThrow()
    console.log(`The ledger has ${count} up to there.`)
  } finally {
    await close()
  }
})
