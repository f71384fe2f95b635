import { parseArgs } from 'node:util'
import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { agentsMatching } from '../src/agents/agentsMatching'
import type { Caller } from '../src/contract/Caller'
import { findPartialMatches } from '../src/search/partial/findPartialMatches'
import { procurementSearch } from '../src/search/itemSearch'
import { countSearch, runSearch } from '../src/search/run/runSearch'
import { suggestCompanies } from '../src/search/suggestCompanies'
import { rehearseAgent } from '../src/rehearsals/rehearseAgent'
import type { Database } from '../src/storage/Database'
import { compounds, mediumWord } from './bench/benchTexts'
import { fillAgents } from './bench/fillAgents'
import { fillChanges } from './bench/fillChanges'
import { fillItems } from './bench/fillItems'
import type { Timing } from './bench/measure'
import { measure } from './bench/measure'
import { openBenchDatabase } from './bench/openBenchDatabase'
import type { SearchKind } from './bench/searchKinds'
import { searchKinds } from './bench/searchKinds'
import { withoutIndexes } from './bench/withoutIndexes'
import { runCommand } from './runCommand'
import { danishView } from '../src/testing/search/danishView'

const usage = 'pnpm bench:search [--items 20000] [--engine pglite|postgres] [--turns 20]'
const product = { basic: false, companyEnabled: true, allowedProjectPhases: [] }
const agents = 10_000

/**
 * A search by the number of days until the deadline. The benchmark repeats the search for each past day on
 * which a tender changed, as if that day were today.
 */
const rehearsedDeadline: SearchKind = {
  name: 'deadline within days',
  filters: (turn) => ({ deadlineWithinDays: 7 + turn }),
  page: { order: 'updated', ascending: false, index: 0, limit: limits.searchPageSize },
  userId: 2,
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)
const cells = ({ p50, p95 }: Timing) => `${ms(p50)} | ${ms(p95)}`

function prepare(db: Kysely<Database>, { filters, userId }: SearchKind, turn: number) {
  const caller: Caller = { kind: 'user', user: { id: userId, name: 'Bench', subscriberId: 1 }, product }
  return procurementSearch(db, danishView(caller), filters(turn))
}

/** Measures a search for three words that no item contains together. One of the words occurs in no item. */
async function measurePartial(db: Kysely<Database>, turn: number): Promise<void> {
  const caller: Caller = { kind: 'user', user: { id: 2, name: 'Bench', subscriberId: 1 }, product }
  const filters = { freeSearch: `${mediumWord} ${compounds[turn]?.join('') ?? ''} xylofon` }
  await findPartialMatches(
    db,
    {
      itemType: 'procurement',
      filters,
      prepare: (changed: typeof filters) => procurementSearch(db, danishView(caller), changed),
      page: { order: 'bestMatch', ascending: false, index: 0, limit: limits.searchPageSize },
      found: { ids: [], count: 0, countIsCapped: false },
    },
    { caller, language: 'da' },
  )
}

async function measureKind(db: Kysely<Database>, kind: SearchKind, turns: number) {
  const searches = await Promise.all(Array.from({ length: turns }, (_one, turn) => prepare(db, kind, turn)))
  const pick = (turn: number) => {
    const search = searches[turn]
    if (search === undefined)
      throw new Error('There are fewer searches than turns. Use at least three turns.')
    return search
  }
  const hits = await countSearch(db, pick(0))
  return { hits, timing: await measure(turns, (turn) => runSearch(db, pick(turn), kind.page)) }
}

/**
 * Measures how long it takes to find what an agent (a saved search) would have mailed in the last 90 days.
 * Returns how many items the last turn found.
 */
async function measureRehearsal(db: Kysely<Database>, { filters, userId }: SearchKind, turns: number) {
  const caller: Caller = { kind: 'user', user: { id: userId, name: 'Bench', subscriberId: 1 }, product }
  const view = danishView(caller, 'da', new Date())
  let count = 0
  const timing = await measure(turns, async (turn) => {
    ;({ count } = await rehearseAgent(db, 'procurement', view, filters(turn), { agentId: null }))
  })
  return { count, timing }
}

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      items: { type: 'string', default: '20000' },
      engine: { type: 'string', default: 'pglite' },
      turns: { type: 'string', default: '20' },
    },
  })
  const [items, turns] = [Number(values.items), Number(values.turns)]
  const { db, close } = await openBenchDatabase(values.engine)
  try {
    const start = performance.now()
    await withoutIndexes(db, ['procurement_search', 'company_roles', 'company_search'], (trx) =>
      fillItems(trx, items),
    )
    const changes = { recent: Math.round(items / 5), earlier: Math.round(items * 2.8) }
    await withoutIndexes(db, ['item_changes'], (trx) => fillChanges(trx, items, changes))
    await db.transaction().execute((trx) => fillAgents(trx, agents))
    await sql`vacuum analyze`.execute(db)
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(`${items} items on ${values.engine}, filled in ${seconds} s; ${turns} turns; milliseconds\n`)
    console.log('| kind of query | hits | p50 | p95 |\n|---|--:|--:|--:|')
    for (const kind of searchKinds) {
      const { hits, timing } = await measureKind(db, kind, turns)
      console.log(`| ${kind.name} | ${hits} | ${cells(timing)} |`)
    }
    const partial = await measure(turns, (turn) => measurePartial(db, turn))
    console.log(`| some of three words | | ${cells(partial)} |`)
    const suggested = await measure(turns, (turn) =>
      suggestCompanies(db, 'ABCDEFGHIJ'.charAt(turn % 10) + 'ab', { countryId: 1, seesPaidDetails: true }, 5),
    )
    console.log(`| companies that begin with three letters | | ${cells(suggested)} |`)
    const matched = await measure(turns, (turn) =>
      agentsMatching(db, { itemType: 'procurement', itemIds: [1 + turn * 7], now: new Date() }),
    )
    console.log(`| agents of ${agents} that one item matches | | ${cells(matched)} |`)
    const ledger = `${changes.recent} changes of 90 days in a ledger of ${changes.recent + changes.earlier}`
    console.log(`\n${ledger}\n\n| rehearsal of an agent | items | p50 | p95 |\n|---|--:|--:|--:|`)
    for (const kind of [...searchKinds, rehearsedDeadline]) {
      const { count, timing } = await measureRehearsal(db, kind, turns)
      console.log(`| ${kind.name.replace(/,( best match| by .*)$/, '')} | ${count} | ${cells(timing)} |`)
    }
  } finally {
    await close()
  }
})
