import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCriterionGroups } from '../../items/responses/readCriterionGroups'
import { writeCriteria } from '../../items/writers/writeCriteria'
import { criterionTypes } from '../../reference/criteria/criterionTypes'
import type { OpenDatabase } from '../../storage/openDatabase'
import { codesOf, snapshot } from '../../testing/imports/importedRows'
import { mainEngine, openTestDatabase } from '../../testing/openTestDatabase'
import { releases } from '../../testing/releases'
import { importCriteria } from './importCriteria'
import { importTenders } from '../importTenders'

const folder = mkdtempSync(join(tmpdir(), 'codes-'))
const now = '2026-11-21T12:00:00Z'

function write(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('an import of a code list', () => {
  const tenders = write('tenders.json', { releases })
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openTestDatabase(mainEngine)
    await open.db.transaction().execute((trx) => writeCriteria(trx, criterionTypes))
    await importTenders(open.db, tenders, { countries: null, now })
  })
  afterAll(async () => {
    await open.close()
    rmSync(folder, { recursive: true })
  })

  test('[S10] a code list links the tenders that were imported before the list', async () => {
    const cpv = write('cpv.json', [
      { code: '45000000', parent: null, da: 'Bygge- og anlægsarbejder', en: 'Construction work' },
      { code: '45221111', parent: '45000000', da: 'Vejbroer', en: 'Road bridges' },
      { code: '45233120', parent: '45000000', da: 'Veje', en: 'Roads' },
    ])
    expect(await importCriteria(open.db, cpv, 'CPV', now)).toEqual({ criteria: 3, relinked: 5 })
    expect(await codesOf(open, 'ocds-test-bridge')).toEqual([
      'contractType/works',
      'cpv/45000000',
      'cpv/45221111',
      'cpv/45233120',
      'geography/DK',
      'geography/DK04',
    ])
    const type = await open.db
      .selectFrom('criterion_types')
      .selectAll()
      .where('code', '=', 'cpv')
      .executeTakeFirstOrThrow()
    expect(type).toMatchObject({ names: { da: 'CPV', sv: 'CPV', nb: 'CPV', en: 'CPV' }, searchable: true })
    const before = await snapshot(open)
    await importCriteria(open.db, cpv, 'CPV', now)
    expect(await snapshot(open)).toEqual(before)
  })

  test('[Q01] CPV criteria are shown with their codes, criteria of other types without', async () => {
    const rows = await open.db
      .selectFrom('criteria')
      .select('id')
      .where('code', 'in', ['45221111', 'DK04'])
      .execute()
    const ids = rows.map(({ id }) => id)
    const groupsOf = await readCriterionGroups(open.db, ids, 'all', 'da')
    const paths = groupsOf(ids).flatMap(({ criteria }) => criteria)
    expect(paths).toContainEqual(['45000000 Bygge- og anlægsarbejder', '45221111 Vejbroer'])
    expect(paths).toContainEqual(['Danmark', 'Midtjylland'])
  })

  test.each(['', '../cpv', 'x'.repeat(61)])('[S10] "%s" cannot name a criterion type', async (name) => {
    await expect(importCriteria(open.db, tenders, name, now)).rejects.toThrow(/cannot name a criterion type/)
  })
})
