import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codesOf } from '../../testing/imports/importedRows'
import { mainEngine, openTestDatabase } from '../../testing/openTestDatabase'
import { releases } from '../../testing/imports/releases'
import { importTenders } from '../importTenders'

const now = '2026-11-21T12:00:00Z'

describe('an import into a database without criteria', () => {
  test('[G01] imports only the requested countries, and creates the criteria that they need', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'countries-'))
    const tenders = join(folder, 'tenders.json')
    writeFileSync(tenders, JSON.stringify({ releases }))
    const open = await openTestDatabase(mainEngine)
    const seen: (readonly [number, number])[] = []
    const report = await importTenders(open.db, tenders, {
      countries: ['SE', 'NO'],
      now,
      onProgress: (done, total) => seen.push([done, total]),
    })
    expect(report).toMatchObject({
      releases: 7,
      added: 2,
      skipped: { 'buyer in another country': 4, 'no title': 1 },
    })
    expect(seen.at(-1)).toEqual([7, 7])
    const countries = await open.db
      .selectFrom('procurements')
      .select('country_id')
      .orderBy('country_id')
      .execute()
    expect(countries).toEqual([{ country_id: 2 }, { country_id: 160 }])
    expect(await codesOf(open, 'ocds-test-plan')).toEqual([
      'contractType/works',
      'geography/NO',
      'geography/NO0A2',
    ])
    const roots = await open.db
      .selectFrom('criteria')
      .select('code')
      .where('code', 'in', ['DK', 'SE', 'NO', 'FR'])
      .execute()
    expect(roots.map(({ code }) => code).sort()).toEqual(['DK', 'NO', 'SE'])
    await open.close()
    rmSync(folder, { recursive: true })
  })
})
