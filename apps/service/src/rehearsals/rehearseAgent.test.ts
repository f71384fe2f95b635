import type { ChangeKind } from '@spadestik/domain/alerts'
import { addDays, dayAt, daysBetween } from '@spadestik/domain/dates'
import * as fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alertDue } from '../alerts/due/alertDue'
import { seedDemoUsers } from '../testing/scenes/seedDemoUsers'
import type { Caller } from '../contract/Caller'
import type { Database } from '../storage/Database'
import type { SentFilters } from '../storage/records/AgentFilters'
import { mainEngines } from '../testing/openTestDatabase'
import { danishTime, danishView } from '../testing/search/danishView'
import { metFilters } from '../testing/search/matches'
import { openSearchScene } from '../testing/search/openSearchScene'
import { anyFilters, anyProcurements } from '../testing/search/searchArbitraries'
import { rehearseAgent } from './rehearseAgent'

const now = new Date('2026-11-21T10:00:00Z')
const today = '2026-11-21'
const from = addDays(today, -89)
const dayInMs = 86_400_000

interface Change {
  readonly key: string
  readonly time: number
  readonly kind: ChangeKind
  readonly isCorrection: boolean
}

/**
 * Generates changes, including changes that the rehearsal of an agent must ignore. These are corrections, new
 * dates of publication, and changes outside the rehearsed period of 90 days.
 */
const anyChanges: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    key: fc.constantFrom(...anyProcurements.map(({ key }) => key)),
    // The first of the 90 days begins at 22:00 UTC, because clocks were still on summer time.
    time: fc.oneof(
      fc.integer({ min: -100 * dayInMs, max: dayInMs }).map((ms) => now.getTime() + ms),
      fc.constantFrom(-1, 0, 240, 300, 301).map((s) => Date.parse('2026-08-23T22:00:00Z') + s * 1000),
      fc.constantFrom(-1, 0, 240, 300, 301).map((s) => Date.parse('2026-11-09T05:00:00Z') + s * 1000),
    ),
    kind: fc.constantFrom<ChangeKind>('new', 'phase', 'text', 'republished'),
    isCorrection: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  }),
  { minLength: 100, maxLength: 250 },
)

/** Generates at most four filters of an agent. With all filters, the agent would find nothing. */
const someFilters: fc.Arbitrary<SentFilters> = anyFilters.chain((filters) =>
  fc
    .subarray(Object.entries(filters), { maxLength: 4 })
    .map((chosen) => Object.fromEntries(chosen) as SentFilters),
)

const severalFilters = fc.array(someFilters, { minLength: 8, maxLength: 8 })

/**
 * Returns the filters without one of them.
 *
 * @param typeId the criterion type whose included criteria are removed if `name` is `criteria`
 */
function withoutFilter(filters: SentFilters, name: string, typeId: number | null): SentFilters {
  const rest: Record<string, unknown> = { ...filters }
  const drop = (...names: string[]) => names.forEach((one) => delete rest[one])
  const kept = (filters.criteria ?? []).filter((one) =>
    name === 'criteria' ? !one.included || one.typeId !== typeId : one.included,
  )
  if (name === 'criteria' || name === 'excludedCriteria') return { ...filters, criteria: kept }
  const upper = name.charAt(0).toUpperCase() + name.slice(1)
  drop(name, `min${upper}`, `max${upper}`, `${name}Min`, `${name}Max`, `allowUnspecified${upper}`)
  drop(`${name}From`, `${name}To`, `${name}WithinDays`, `${name}WithinQuarters`)
  if (name === 'building') drop('buildingStart', 'buildingEnd', 'allowUnspecifiedStartEnd')
  if (name === 'companies') drop('roles')
  if (name === 'postalCode') drop('freeSearch')
  return rest
}

function mailedBy(changes: readonly Change[], filters: SentFilters): Change[] {
  const byKey = new Map(anyProcurements.map((record) => [record.key, record]))
  return changes.filter(({ key, time, kind, isCorrection }) => {
    const day = dayAt(time, danishTime)
    const isTold = !isCorrection && kind !== 'republished' && day >= from && time <= now.getTime()
    const record = byKey.get(key)
    if (!isTold || record === undefined) return false
    const then = metFilters(record, filters, day, false)
    // Only a relative deadline is compared at the time of the change, when the tender may not have been awarded.
    const { deadline } = typeof filters.deadlineWithinDays === 'number' ? then : metFilters(record, filters)
    return Object.values({ ...then, deadline }).every(Boolean)
  })
}
const keysOf = (changes: readonly Change[]) => new Set(changes.map(({ key }) => key))

/**
 * Returns the filters that a rehearsal (the preview of what an agent would have sent) leaves out one at a
 * time. The criteria of each criterion type count as one filter. If companies are set, roles are part of the
 * filter by company.
 */
function removableFilters(filters: SentFilters): [name: string, typeId: number | null][] {
  const included = (filters.criteria ?? []).filter((one) => one.included)
  const types = [...new Set(included.map(({ typeId }) => typeId))]
  const partners = (filters.companies ?? []).length > 0 ? 'roles' : 'companies'
  const names = Object.keys(metFilters(anyProcurements[0]!, filters)).filter((name) => name !== partners)
  return names.flatMap((name): [string, number | null][] =>
    name === 'criteria' ? types.map((typeId) => [name, typeId]) : [[name, null]],
  )
}

describe.each(mainEngines)('the rehearsal of an agent on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  let ids: ReadonlyMap<string, number>
  let caller: Caller
  beforeAll(async () => {
    ;({ db, ids, close } = await openSearchScene(engine))
    const users = await db.transaction().execute((trx) => seedDemoUsers(trx))
    const user = { id: users.get('paid@demo.test') ?? 0, name: '', subscriberId: 1 }
    const product = { basic: false, companyEnabled: true, allowedProjectPhases: [] }
    caller = { kind: 'user', user, product }
  })
  afterAll(() => close())

  async function write(changes: readonly Change[]) {
    await db.deleteFrom('item_changes').execute()
    const rows = changes.map(({ key, time, kind, isCorrection }) => ({
      item_type: 'procurement' as const,
      item_id: ids.get(key) ?? 0,
      changed_at: new Date(time).toISOString(),
      kind,
      field: kind === 'new' ? null : kind,
      before: JSON.stringify('a'),
      after: JSON.stringify('b'),
      is_correction: isCorrection,
    }))
    const first = { ...rows[0]!, changed_at: '2026-01-01T00:00:00Z' }
    await db
      .insertInto('item_changes')
      .values([first, ...rows])
      .execute()
  }
  const rehearse = (filters: SentFilters) =>
    rehearseAgent(
      db,
      'procurement',
      danishView(caller, 'da', now),
      { ...filters, freeSearchType: 'zipCode' },
      { agentId: null },
    )

  test('[W12] counts what a comparison of all changes with all items counts', async () => {
    let total = 0
    await fc.assert(
      fc.asyncProperty(anyChanges, severalFilters, async (changes, all) => {
        await write(changes)
        for (const filters of all) {
          const mailed = mailedBy(changes, filters)
          const answer = await rehearse(filters)
          const { weeks, count, mails, latest } = answer
          total += count
          expect(count).toBe(keysOf(mailed).size)
          expect(weeks).toHaveLength(13)
          expect(weeks[0]?.from).toBe(from)
          for (const [index, week] of weeks.entries()) {
            const next = weeks[index + 1]?.from ?? addDays(today, 1)
            expect(daysBetween(week.from, next)).toBe(index === 0 ? 6 : 7)
            const ofWeek = mailed.filter(({ time }) => {
              const day = dayAt(time, danishTime)
              return day >= week.from && day < next
            })
            expect(week.count).toBe(keysOf(ofWeek).size)
          }
          for (const mailTime of ['daily', 'weekly'] as const) {
            const due = mailed.map(({ time }) => alertDue(mailTime, new Date(time), danishTime).getTime())
            // A change exactly at six o'clock can join a mail that is sent at this moment. Then there is one
            // mail fewer.
            const atOnce = new Set(due).size
            expect([atOnce, atOnce - 1]).toContain(mails[mailTime])
          }
          const newest = Math.max(...mailed.map(({ time }) => time))
          if (mailed.length > 0) expect(Date.parse(latest[0]?.changedAt ?? '')).toBe(newest)
          expect(latest).toHaveLength(Math.min(5, count))
        }
      }),
      { numRuns: 8, seed: 46, endOnFailure: true },
    )
    expect(total).toBeGreaterThan(100)
  })

  test('[W12] without a filter, finds what the agent without that filter finds', async () => {
    let filtersSeen = 0
    await fc.assert(
      fc.asyncProperty(anyChanges, severalFilters, async (changes, all) => {
        await write(changes)
        for (const filters of all) {
          const { count, withoutFilter: dropped } = await rehearse(filters)
          const more = removableFilters(filters).flatMap(([name, typeId]) => {
            const others = withoutFilter(filters, name, typeId)
            const extra = keysOf(mailedBy(changes, others)).size - count
            return extra > 0 ? [`${name} ${extra}`] : []
          })
          filtersSeen += more.length
          expect(dropped.map((one) => `${one.name} ${one.more}`).toSorted()).toEqual(more.toSorted())
          expect(dropped.map((one) => one.more)).toEqual(
            dropped.map((one) => one.more).toSorted((a, b) => b - a),
          )
        }
      }),
      { numRuns: 8, seed: 47, endOnFailure: true },
    )
    expect(filtersSeen).toBeGreaterThan(20)
  })
})
