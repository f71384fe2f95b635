import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { writeCriteria } from '../../items/writers/writeCriteria'
import { criterionTypes } from '../../reference/criteria/criterionTypes'
import { mainEngine, openTestDatabase } from '../../testing/openTestDatabase'
import { importCriteria } from '../codeLists/importCriteria'
import { importTenders } from '../importTenders'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../../..')
const folder = resolve(root, process.env['REAL_DATA_DIR'] ?? join('..', 'shared', 'data'))
const tenders = join(folder, 'tenders.ocds.json.gz')
const cpv = join(folder, 'cpv.json.gz')
const hasData = existsSync(tenders) && existsSync(cpv)
if (!hasData) {
  process.stderr.write(
    `The import of real tenders is not tested: put tenders.ocds.json.gz and cpv.json.gz into ${folder}, or name their folder in REAL_DATA_DIR.\n`,
  )
}

const now = '2026-11-21T12:00:00Z'

describe.skipIf(!hasData)('real tenders and the real CPV', () => {
  test('[G01] are imported completely, linked, and found', { timeout: 240_000 }, async () => {
    const { db, close } = await openTestDatabase(mainEngine)
    await db.transaction().execute((trx) => writeCriteria(trx, criterionTypes))
    expect(await importCriteria(db, cpv, 'CPV', now)).toEqual({ criteria: 9454, relinked: 0 })

    const report = await importTenders(db, tenders, { countries: ['DK', 'SE', 'NO'], now })
    expect(report).toMatchObject({ releases: 2405, changed: 0, unchanged: 0 })
    const taken = 61 + 34 + 43
    // One buyer is in "Congo", which is the name of two countries.
    expect(report.skipped['buyer in an unknown country']).toBe(1)
    expect(report.skipped['buyer in another country']).toBe(2405 - taken - 1)
    expect(report.added + (report.skipped['no title'] ?? 0)).toBe(taken)

    const { rows } = await sql<{ construction: number; deadlines: number; winners: number; places: number }>`
      select count(*) filter (where s.criteria && array(select c.id from criteria c where c.code = '45000000'))::integer as construction,
        count(*) filter (where s.offers_to is not null or s.participation_to is not null)::integer as deadlines,
        count(*) filter (where exists (select 1 from company_roles r where r.procurement_id = s.id and r.is_winner))::integer as winners,
        count(*) filter (where s.country_id in (1, 2, 160))::integer as places
      from procurement_search s`.execute(db)
    const [counts] = rows
    expect(counts?.places).toBeGreaterThan(100)
    expect(counts?.construction).toBeGreaterThan(5)
    expect(counts?.deadlines).toBeGreaterThan(20)
    expect(counts?.winners).toBeGreaterThan(20)

    const again = await importTenders(db, tenders, { countries: ['DK', 'SE', 'NO'], now })
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: taken })
    await close()
  })
})
