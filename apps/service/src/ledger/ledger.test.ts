import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../storage/Database'
import type { CompanyRecord } from '../storage/records/CompanyRecord'
import type { ProcurementRecord } from '../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../storage/records/ProjectRecord'
import type { OpenDatabase } from '../storage/openDatabase'
import { mainEngines, openTestDatabase } from '../testing/openTestDatabase'
import {
  companyRecord,
  procurementRecord,
  projectRecord,
  roleRecord,
  windowUntil,
} from '../testing/scenes/records'
import { sceneCriteria } from '../testing/scenes/scene'
import { writeCompanies } from '../items/writers/writeCompanies'
import { writeCriteria } from '../items/writers/writeCriteria'
import { writeProcurements } from '../items/writers/writeProcurements'
import { writeProjects } from '../items/writers/writeProjects'
import type { ItemRecord } from './ledgerRecord'
import { fromLedger } from './ledgerRecord'
import type { LedgerItemType } from './readRecords'
import { readRecords } from './readRecords'

const companyKeys = ['a', 'b'] as const
const winner = fc.boolean()
const role = fc.record({
  company: fc.constantFrom(...companyKeys),
  isWinner: winner,
  note: fc.option(fc.string()),
})
const day = fc.constantFrom('2026-12-04', '2026-12-18', '2027-01-08')
const window = fc.option(fc.record({ to: day, toTime: fc.constantFrom(null, '10:00') }))
const file = fc.record({ name: fc.string(), source: fc.option(fc.string()) })
const shared = {
  roles: fc
    .array(role, { maxLength: 3 })
    .map((all) => all.map(({ company, ...changes }) => roleRecord(company, changes))),
  files: fc
    .array(file, { maxLength: 2 })
    .map((all) =>
      all.map((one) => ({ ...one, code: 'c', extension: 'pdf', link: '/files/c.pdf', isImage: false })),
    ),
  names: fc.record({ da: fc.constantFrom('Skole', 'Bro') }),
  budget: fc.option(fc.integer({ min: 1000, max: 9_000_000 })),
  currency: fc.constantFrom('DKK', 'SEK'),
  criteria: fc
    .subarray(['gym', 'school', 'civil'])
    .map((all) => all.map((code) => ({ type: 'category', code }))),
  updates: fc
    .subarray(['Ny', 'Rettet'])
    .map((all) => all.map((text) => ({ text, created: '2026-11-01T08:00:00+01:00', scrollId: null }))),
  lastUpdated: fc.constantFrom('2026-11-01T08:00:00Z', '2026-11-02T09:00:00+01:00'),
}
const fits: { requiredKeys: [] } = { requiredKeys: [] }
const projectWrite = fc
  .tuple(fc.constantFrom('p', 'q'), fc.record({ ...shared, phase: fc.constantFrom('idea', 'tender') }, fits))
  .map(([key, changes]) => ({ type: 'project' as const, record: projectRecord(key, changes as object) }))
const procurementWrite = fc
  .tuple(
    fc.constantFrom('t', 'u'),
    fc.record(
      { ...shared, phase: fc.constantFrom('open', 'awarded', 'cancelled'), offers: window, inquiry: window },
      fits,
    ),
  )
  .map(([key, { offers, inquiry, ...changes }]) => {
    const windows = { offers, inquiry }
    const dates = Object.entries(windows).map(([name, one]) => [name, one ? windowUntil(one.to, one) : null])
    const record = procurementRecord(key, { ...(changes as object), ...Object.fromEntries(dates) })
    return { type: 'procurement' as const, record }
  })
const companyWrite = fc
  .tuple(fc.constantFrom(...companyKeys), fc.option(fc.string()))
  .map(([key, phone]) => ({ type: 'company' as const, record: companyRecord(key, { phone }) }))
const writes = fc.array(fc.tuple(fc.oneof(projectWrite, procurementWrite, companyWrite), fc.boolean()), {
  minLength: 1,
  maxLength: 8,
})

async function write(db: Kysely<Database>, type: LedgerItemType, record: ItemRecord, isHistory: boolean) {
  await db.transaction().execute(async (trx) => {
    if (type === 'company') await writeCompanies(trx, [record as CompanyRecord], { isHistory })
    if (type === 'project') await writeProjects(trx, [record as ProjectRecord], { isHistory })
    if (type === 'procurement') await writeProcurements(trx, [record as ProcurementRecord], { isHistory })
  })
}

const tables = { project: 'projects', procurement: 'procurements', company: 'companies' } as const
const parts = {
  project: ['phase_dates', 'updates', 'files', 'company_roles', 'articles'],
  procurement: ['phase_dates', 'updates', 'files', 'company_roles', 'announcements'],
  company: ['contacts'],
} as const

/** Reads the tables of items. Replaces ids by keys, because the ids can differ between two databases. */
async function readTables(db: Kysely<Database>): Promise<unknown> {
  const read: Record<string, unknown> = {}
  for (const type of ['project', 'procurement', 'company'] as const) {
    const { rows } = await sql`
      select i.key, to_jsonb(i) - 'id' as item, to_jsonb(s) - 'id' as search
      from ${sql.table(tables[type])} i join ${sql.table(`${type}_search`)} s on s.id = i.id order by i.key`.execute(
      db,
    )
    read[type] = rows
    for (const table of parts[type]) {
      const company =
        table === 'company_roles' ? sql`(select key from companies where id = t.company_id)` : sql`null`
      const found = await sql`
        select i.key, t.position, ${company} as company,
          to_jsonb(t) - array['id', 'project_id', 'procurement_id', 'company_id'] as part
        from ${sql.table(table)} t join ${sql.table(tables[type])} i on i.id = t.${sql.ref(`${type}_id`)}
        where t.position is not null order by i.key, t.position`.execute(db)
      read[`${type} ${table}`] = found.rows
    }
  }
  return read
}

async function empty(db: Kysely<Database>): Promise<void> {
  for (const table of ['item_changes', 'procurements', 'projects', 'companies'] as const) {
    await db.deleteFrom(table).execute()
  }
  for (const key of companyKeys) await write(db, 'company', companyRecord(key), true)
}

test.each(mainEngines)(
  '[G01] replaying the ledger gives the current tables, on %s',
  async (engine) => {
    const databases: OpenDatabase[] = [await openTestDatabase(engine), await openTestDatabase(engine)]
    const [written, replayed] = databases.map(({ db }) => db) as [Kysely<Database>, Kysely<Database>]
    for (const db of [written, replayed]) {
      await db.transaction().execute((trx) => writeCriteria(trx, sceneCriteria))
    }
    await fc.assert(
      fc.asyncProperty(writes, async (steps) => {
        await empty(written)
        await empty(replayed)
        for (const [{ type, record }, isHistory] of steps) await write(written, type, record, isHistory)
        for (const type of ['company', 'project', 'procurement'] as const) {
          const rows = await written.selectFrom(tables[type]).select('id').orderBy('id').execute()
          const records = await readRecords(
            written,
            type,
            rows.map(({ id }) => id),
          )
          expect(records.size).toBe(rows.length)
          for (const record of records.values()) await write(replayed, type, fromLedger(record), true)
        }
        expect(await readTables(replayed)).toEqual(await readTables(written))
      }),
      { numRuns: 15 },
    )
    for (const { close } of databases) await close()
  },
  120_000,
)
