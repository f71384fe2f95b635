import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import type { Database } from '../../storage/Database'
import type { OpenDatabase } from '../../storage/openDatabase'
import { readProcurement } from '../../testing/imports/importedRows'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { releaseOf } from '../../testing/imports/releases'
import { closePastTenders } from './closePastTenders'
import { importTenders } from '../importTenders'
import { loadCriteriaInUse } from './CriteriaInUse'
import { writeProcess } from './writeProcess'

const hasServer = inject('postgresTemplate') !== null
const folder = mkdtempSync(join(tmpdir(), 'concurrent-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = '2026-11-25T12:00:00Z'
const release = (id: string, endDate: string) =>
  releaseOf({
    id,
    date: `2026-11-0${id}T00:00:00+01:00`,
    language: 'da',
    tender: { title: 'Bro', status: 'active', tenderPeriod: { endDate } },
  })
const first = release('1', '2026-11-24T12:00:00+01:00')
const second = release('2', '2026-12-20T12:00:00+01:00')

function write(name: string, releases: readonly unknown[]): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify({ releases }))
  return file
}

async function untilWaiting({ db }: OpenDatabase): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBe(1)
}

/** Imports the second release, and runs `other` between its last write and its commit. */
async function whileSecondIsImported(open: OpenDatabase, other: (db: Kysely<Database>) => Promise<unknown>) {
  await importTenders(open.db, write('first.json', [first]), { countries: null, now: '2026-11-10T12:00:00Z' })
  let running: Promise<unknown> = Promise.resolve()
  await open.db.transaction().execute(async (trx) => {
    const criteria = await loadCriteriaInUse(trx)
    const values = { date: second.date, publisher: null, release: JSON.stringify(second) }
    await trx
      .insertInto('tender_releases')
      .values({ ocid: second.ocid, release_id: second.id, ...values })
      .execute()
    await writeProcess(trx, second.ocid, criteria, {
      now,
      newRelease: { id: '2', former: null },
      source: '2',
    })
    running = other(open.db)
    await untilWaiting(open)
  })
  await running
}

test.skipIf(!hasServer)(
  '[W09] a tender whose deadline moves while the job closes past tenders stays open',
  async () => {
    const open = await openTestDatabase('postgres')
    await whileSecondIsImported(open, (db) => closePastTenders(db, new Date(now)))
    const { phase_id: phase, details } = await readProcurement(open, first.ocid)
    expect(phase).toBe(3)
    expect(details.offers).toMatchObject({ to: '2026-12-20' })
    await open.close()
  },
)

test.skipIf(!hasServer)('[G01] two imports of one tender at a time lose none of its releases', async () => {
  const open = await openTestDatabase('postgres')
  const tender = { title: 'Bro', value: { amount: 5_000_000, currency: 'DKK' } }
  const third = { ...releaseOf({ id: '3', date: '2026-11-03T00:00:00+01:00', language: 'da' }), tender }
  const file = write('third.json', [third])
  await whileSecondIsImported(open, (db) => importTenders(db, file, { countries: null, now }))
  expect((await readProcurement(open, first.ocid)).details).toMatchObject({
    budget: 5_000_000,
    offers: { to: '2026-12-20' },
  })
  await open.close()
})

test.skipIf(!hasServer)(
  '[G01] two imports of tenders with the same companies do not stop each other',
  async () => {
    const open = await openTestDatabase('postgres')
    const companies = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, name: `Firma ${index}` }))
    const tenders = (prefix: string, suppliers: typeof companies) =>
      Array.from({ length: 25 }, (_, index) =>
        releaseOf({
          ocid: `${prefix}-${index}`,
          language: 'da',
          tender: { title: 'Bro' },
          awards: [{ suppliers: [...suppliers.slice(index % 12), ...suppliers.slice(0, index % 12)] }],
        }),
      )
    const files = [
      write('up.json', tenders('up', companies)),
      write('down.json', tenders('down', companies.toReversed())),
    ]
    const reports = await Promise.all(
      files.map((file) => importTenders(open.db, file, { countries: null, now })),
    )
    expect(reports.map(({ added, skipped }) => [added, skipped])).toEqual([
      [25, {}],
      [25, {}],
    ])
    const { rows } = await sql<{ role_count: number }>`select role_count from companies`.execute(open.db)
    expect(rows).toEqual(companies.map(() => ({ role_count: 50 })))
    await open.close()
  },
)
