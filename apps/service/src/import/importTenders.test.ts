import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeCriteria } from '../items/writers/writeCriteria'
import { criterionTypes } from '../reference/criteria/criterionTypes'
import type { OpenDatabase } from '../storage/openDatabase'
import { codesOf, readProcurement, snapshot } from '../testing/imports/importedRows'
import { mainEngine, openTestDatabase } from '../testing/openTestDatabase'
import { releaseOf, releases } from '../testing/imports/releases'
import { importTenders } from './importTenders'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
const now = '2026-11-21T12:00:00Z'
const everywhere = { countries: null, now }

function write(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const tenders = write('tenders.json', { publisher: { name: 'Udbudsbladet' }, releases })

afterAll(() => rmSync(folder, { recursive: true }))

describe('an import of tenders', () => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openTestDatabase(mainEngine)
    await open.db.transaction().execute((trx) => writeCriteria(trx, criterionTypes))
  })
  afterAll(() => open.close())

  test('[G01] imports every release, reports the result, and makes one procurement of each process', async () => {
    const report = await importTenders(open.db, tenders, everywhere)
    expect(report).toEqual({
      file: tenders,
      releases: 7,
      added: 6,
      changed: 0,
      unchanged: 0,
      // The first release of this tender has no title. The tender is shown when a later release adds a title.
      skipped: { 'no title': 1 },
      reread: 0,
      faults: { lines: [], total: 0, unlisted: {} },
      repairs: { lines: [], total: 0, unlisted: {} },
      losses: {
        lines: [
          {
            ocid: 'ocds-test-bridge',
            releaseId: 'bridge-1',
            position: 2,
            property: 'classification',
            message: 'was dropped: the code list cpv is not imported',
          },
        ],
        total: 1,
        unlisted: {},
      },
    })
    const { rows } = await sql`select key from procurements order by key`.execute(open.db)
    expect(rows).toEqual(
      ['bridge', 'cancelled', 'france', 'plan', 'school'].map((name) => ({ key: `ocds:ocds-test-${name}` })),
    )
  })

  test('[W09] releases in the wrong order are compiled in the right order', async () => {
    const bridge = await readProcurement(open, 'ocds-test-bridge')
    expect(bridge.names).toEqual({
      da: 'Ny stibro over åen',
      en: 'Denmark-Havneby: Foot bridge',
      sv: 'Danmark-Havneby: Gångbro',
    })
    expect(bridge).toMatchObject({ language: 'da', country_id: 1, phase_id: 5, type_id: 1 })
    expect(bridge.details).toMatchObject({
      budget: 12_500_000,
      currency: 'DKK',
      description: 'Broen er 40 m lang.',
      liable: 'Havneby Kommune',
      provider: 'Udbudsbladet',
      buildingStart: '2026-10-01',
      buildingEnd: '2027-04-19',
      offers: { to: '2026-06-10', toTime: '12:00', link: 'https://udbud.example/bro' },
    })
    const { rows } = await sql<{ phase_id: number; date: string }>`
      select phase_id, date from phase_dates where procurement_id = ${bridge.id} order by phase_id`.execute(
      open.db,
    )
    expect(rows).toEqual([
      { phase_id: 3, date: '2026-05-02' },
      { phase_id: 4, date: '2026-06-10' },
      { phase_id: 5, date: '2026-09-15' },
    ])
  })

  test('[Q02] winners, buyers and cancellations are imported', async () => {
    const { rows } = await sql<{ key: string; company: string; is_winner: boolean; note: string | null }>`
      select p.key, c.name as company, r.is_winner, r.note from company_roles r
      join companies c on c.id = r.company_id join procurements p on p.id = r.procurement_id
      where p.key like '%bridge' order by r.position`.execute(open.db)
    expect(rows).toEqual([
      { key: 'ocds:ocds-test-bridge', company: 'Havneby Kommune', is_winner: false, note: null },
      {
        key: 'ocds:ocds-test-bridge',
        company: 'Bro & Sten A/S',
        is_winner: true,
        note: 'Delaftale 1 · Delaftale 2',
      },
    ])
    expect(await readProcurement(open, 'ocds-test-cancelled')).toMatchObject({ phase_id: 6 })
    const ended = await open.db
      .selectFrom('announcements')
      .select('date')
      .where('type', '=', 'cancellation')
      .execute()
    expect(ended).toEqual([{ date: '2026-08-01' }])
  })

  test('[G01] regions of other countries are added to the geography tree', async () => {
    expect(await codesOf(open, 'ocds-test-bridge')).toEqual([
      'contractType/works',
      'geography/DK',
      'geography/DK04',
    ])
    expect(await codesOf(open, 'ocds-test-school')).toEqual([
      'contractType/works',
      'geography/SE',
      'geography/SE331',
    ])
    expect(await codesOf(open, 'ocds-test-france')).toEqual(['geography/FR'])
    const france = await open.db
      .selectFrom('criteria')
      .select('names')
      .where('code', '=', 'FR')
      .executeTakeFirstOrThrow()
    expect(france.names).toMatchObject({ da: 'Frankrig', sv: 'Frankrike', nb: 'Frankrike', en: 'France' })
    const municipalities = await open.db
      .selectFrom('criteria')
      .select('id')
      .where('code', 'like', 'DK-%')
      .execute()
    expect(municipalities).toHaveLength(98)
  })

  test('[S20] a later notice still moves the deadline when the file contains it first', async () => {
    const school = await readProcurement(open, 'ocds-test-school')
    expect(school).toMatchObject({ phase_id: 2, type_id: 2 })
    expect(school.details.participation).toMatchObject({ to: '2027-01-15', toTime: null })
    const moved = await open.db
      .selectFrom('announcements')
      .select('changes')
      .where('type', '=', 'correction')
      .execute()
    expect(moved).toEqual([{ changes: '15.12.2026 → 15.01.2027' }])
  })

  test('[G01] a second run changes nothing', async () => {
    const before = await snapshot(open)
    expect(await importTenders(open.db, tenders, everywhere)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 7,
      skipped: {},
    })
    expect(await snapshot(open)).toEqual(before)
  })

  test('[G01] a truncated file changes nothing, and neither does a strict import with an unusable release', async () => {
    const before = await snapshot(open)
    const fresh = { ...releases[1], id: 'bridge-3', ocid: 'ocds-test-new' }
    const broken = write('broken.json', { releases: [fresh, { ...fresh, ocid: undefined }] })
    await expect(importTenders(open.db, broken, { ...everywhere, isStrict: true })).rejects.toThrow(
      /release 2 \(ocid unknown, id bridge-3\): ocid is missing/,
    )
    const cut = write('cut.json', JSON.stringify({ releases: [fresh, fresh] }).slice(0, -20))
    await expect(importTenders(open.db, cut, everywhere)).rejects.toThrow(/ends in the middle/)
    expect(await snapshot(open)).toEqual(before)
  })

  test('[G01] unusable releases are skipped and reported, the others are imported', async () => {
    const valid = { ...releases[1], id: 'mixed-1', ocid: 'ocds-test-mixed', language: 'dan' }
    const currency = {
      ...valid,
      ocid: 'ocds-test-euro',
      tender: { title: 'Bro', value: { currency: 'XYZW' } },
    }
    const file = write('mixed.json', { releases: [currency, 7, valid] })
    expect(await importTenders(open.db, file, everywhere)).toMatchObject({
      releases: 3,
      added: 1,
      skipped: { 'not usable': 2 },
      faults: {
        lines: [
          { ocid: 'ocds-test-euro', releaseId: 'mixed-1', position: 1, property: 'tender/value/currency' },
          { ocid: null, releaseId: null, position: 2, property: '' },
        ],
      },
      repairs: { lines: [{ ocid: 'ocds-test-mixed', property: 'language' }] },
    })
    expect(await readProcurement(open, 'ocds-test-mixed')).toMatchObject({ language: 'da' })
  })

  test.each([
    [999, null],
    [1000, 1000],
  ])('[G01] a sum of %d is stored as %s, because smaller ones are placeholders', async (amount, budget) => {
    const placeholder = releaseOf({
      ocid: `ocds-test-sum-${amount}`,
      tender: { title: 'Bro', value: { amount, currency: 'DKK' } },
    })
    await importTenders(open.db, write(`sum-${amount}.json`, { releases: [placeholder] }), everywhere)
    expect((await readProcurement(open, placeholder.ocid)).details).toMatchObject({ budget })
  })

  test('[G01] a changed release replaces its earlier version', async () => {
    const changed = { ...releases[6], tender: { ...releases[6]?.tender, title: 'Rassikring, ny strekning' } }
    const file = write('changed.json', { publisher: { name: 'Udbudsbladet' }, releases: [changed] })
    expect(await importTenders(open.db, file, everywhere)).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 0,
    })
    expect((await readProcurement(open, 'ocds-test-plan')).names).toEqual({ nb: 'Rassikring, ny strekning' })
  })
})

test('[G01] an import links earlier tenders to regions that were unknown before', async () => {
  const open = await openTestDatabase(mainEngine)
  await importTenders(open.db, tenders, everywhere)
  const regions = ['DK04', 'SE331', 'NO0A2']
  await sql`delete from criteria where code like '__%' and length(code) > 2 and type_id =
    (select id from criterion_types where code = 'geography')`.execute(open.db)
  const plan = () => codesOf(open, 'ocds-test-plan')
  const mails = () =>
    open.db.selectFrom('item_changes').select('id').where('is_correction', '=', false).execute()
  const before = (await mails()).length
  expect((await plan()).filter((code) => regions.some((region) => code.endsWith(region)))).toEqual([])
  await importTenders(open.db, tenders, everywhere)
  expect(await plan()).toContain('geography/NO0A2')
  expect((await mails()).length).toBe(before)
  await open.close()
})

test('[Z06] a field that the new release did not change, but that is read better now, is recorded as a correction', async () => {
  const open = await openTestDatabase(mainEngine)
  const first = releaseOf({ id: '1', tender: { title: 'Bro', value: { amount: 5000, currency: 'DKK' } } })
  const tender = { ...first.tender, value: { amount: 7000, currency: 'DKK' } }
  const second = releaseOf({ id: '2', date: '2026-10-09T00:00:00+02:00', tender })
  await importTenders(open.db, write('first.json', { releases: [first] }), everywhere)
  // Write another name to the ledger (the log of changes), as an earlier version of the service might have
  // done.
  await sql`update item_changes set after = jsonb_set(after, '{names}', '{"da": "Br0"}')`.execute(open.db)
  await importTenders(open.db, write('second.json', { releases: [second] }), everywhere)
  const changes = await open.db
    .selectFrom('item_changes')
    .select(['field', 'source', 'is_correction'])
    .where('field', 'in', ['names', 'budget'])
    .orderBy('field')
    .execute()
  expect(changes).toEqual([
    { field: 'budget', source: '2', is_correction: false },
    { field: 'names', source: '2', is_correction: true },
  ])
  await open.close()
})
