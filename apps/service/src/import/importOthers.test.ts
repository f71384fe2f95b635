import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { OcdsRelease } from '../storage/records/OcdsRelease'
import type { OpenDatabase } from '../storage/openDatabase'
import { readProcurement, snapshot } from '../testing/imports/importedRows'
import { mainEngine, openTestDatabase } from '../testing/openTestDatabase'
import { releaseOf } from '../testing/releases'
import { importTenders } from './importTenders'
import { closePastTenders } from './process/closePastTenders'
import { rereadTenders } from './process/rereadTenders'

const folder = mkdtempSync(join(tmpdir(), 'others-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = '2026-11-25T12:00:00Z'
const everywhere = { countries: null, now }
let open: OpenDatabase
beforeEach(async () => {
  open = await openTestDatabase(mainEngine)
  return () => open.close()
})

const importAll = (
  releases: readonly unknown[],
  options: Partial<Parameters<typeof importTenders>[2]> = {},
) => {
  const file = join(folder, 'file.json')
  writeFileSync(file, JSON.stringify({ releases }))
  return importTenders(open.db, file, { ...everywhere, ...options })
}

const notice = (ocid: string, id: string, endDate: string, changes: Partial<OcdsRelease> = {}) =>
  releaseOf({
    ocid,
    id,
    date: '2026-11-01T09:00:00+01:00',
    language: 'da',
    tender: { title: `Bro ${ocid}`, status: 'active', tenderPeriod: { endDate } },
    ...changes,
  })
const soon = '2026-12-10T12:00:00+01:00'
const later = '2026-12-20T12:00:00+01:00'
const of = (name: string, locality: string) => ({
  buyer: { id: 'ORG-0001' },
  parties: [{ id: 'ORG-0001', name, roles: ['buyer'], address: { locality, country: 'DK' } }],
})

const authorities = async () =>
  (
    await sql<{ key: string; name: string }>`
      select p.key, c.name from company_roles r join companies c on c.id = r.company_id
      join procurements p on p.id = r.procurement_id order by p.key`.execute(open.db)
  ).rows.map(({ key, name }) => `${key} ${name}`)

const changesOf = async (field: string) =>
  open.db
    .selectFrom('item_changes')
    .select(['before', 'after', 'is_correction'])
    .where('field', '=', field)
    .orderBy('id')
    .execute()

/** Makes every write of one tender fail in the database. */
async function breakTender(ocid: string): Promise<void> {
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'refused'; end $$`.execute(open.db)
  await sql`create trigger refuse before insert or update on procurements for each row
    when (new.key = ${sql.lit(`ocds:${ocid}`)}) execute function refuse()`.execute(open.db)
}

test('[Z06, W09] a deadline that earlier rules read wrongly comes right, and nobody is told', async () => {
  await importAll([notice('a', '1', soon)])
  const { details: right } = await readProcurement(open, 'a')
  await sql`
    update procurements set details = jsonb_set(details, '{offers,toTime}', '"00:01"')`.execute(open.db)
  await sql`
    update item_changes set gathered = true, after = jsonb_set(after, '{offers,toTime}', '"00:01"')
    where field is null`.execute(open.db)
  await sql`update tender_processes set reading = 1`.execute(open.db)
  expect(await rereadTenders(open.db, now)).toBe(1)
  expect((await readProcurement(open, 'a')).details).toEqual(right)
  expect(await changesOf('offers')).toMatchObject([{ is_correction: true }])
  const told = await sql`select field from item_changes where not is_correction and not gathered`.execute(
    open.db,
  )
  expect(told.rows).toEqual([])
})

describe('one tender that cannot be written', () => {
  test('[G01] is reported by an import, and the others are imported', async () => {
    await breakTender('b')
    const report = await importAll(['a', 'b', 'c'].map((ocid) => notice(ocid, '1', soon)))
    expect(report).toMatchObject({ added: 2, skipped: { failed: 1 } })
    expect(report.faults.lines).toMatchObject([
      { ocid: 'b', releaseId: '1', position: 2, message: expect.stringContaining('refused') },
    ])
    const { rows } = await sql`select ocid from tender_releases order by ocid`.execute(open.db)
    expect(rows).toEqual([{ ocid: 'a' }, { ocid: 'c' }])
  })

  test('[W09] is reported when deadlines pass and when tenders are read again, and the others are written', async () => {
    await importAll(['a', 'b', 'c'].map((ocid) => notice(ocid, '1', soon)))
    await breakTender('b')
    const failed: string[] = []
    const report = ({ ocid }: { ocid: string }) => failed.push(ocid)
    expect(await closePastTenders(open.db, new Date('2026-12-12T12:00:00Z'), report)).toBe(2)
    expect((await readProcurement(open, 'c')).phase_id).toBe(4)
    await sql`update tender_processes set reading = 0`.execute(open.db)
    expect(await rereadTenders(open.db, now, report)).toBe(3)
    expect(await rereadTenders(open.db, now, report)).toBe(0)
    expect(failed).toEqual(['b', 'b'])
    expect((await readProcurement(open, 'c')).phase_id).toBe(3)
  })

  test('[G01] that is nested in 100,000 levels is reported, and the others are imported', async () => {
    const file = join(folder, 'deep.json')
    const deep = JSON.stringify(notice('deep', '1', soon)).replace(
      '{',
      `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)},`,
    )
    writeFileSync(file, `{"releases":[${deep},${JSON.stringify(notice('a', '1', soon))}]}`)
    const report = await importTenders(open.db, file, everywhere)
    expect(report).toMatchObject({ releases: 2, added: 1, skipped: { 'not usable': 1 } })
    expect(report.faults.lines).toMatchObject([{ ocid: 'deep', position: 1 }])
  })
})

describe('companies with the same local id', () => {
  const two = [
    notice('a', '1', soon, of('Havneby Kommune', 'Havneby')),
    notice('b', '1', soon, of('Fjordvik Kommune', 'Fjordvik')),
  ]

  test('[Q02] are different companies', async () => {
    await importAll(two)
    expect(await authorities()).toEqual(['ocds:a Havneby Kommune', 'ocds:b Fjordvik Kommune'])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['an import', () => importAll(two)],
    ['the job', () => rereadTenders(open.db, now)],
  ])(
    '[Q02] that were merged by earlier rules are taken apart by %s, and nobody is told',
    async (_how, reread) => {
      await importAll(two)
      // Merge the companies, as an earlier version of the service did.
      await sql`update company_roles set company_id = (select id from companies where name like 'Fjordvik%')`.execute(
        open.db,
      )
      await sql`delete from companies where name like 'Havneby%'`.execute(open.db)
      const { rows: merged } = await sql<{ id: number }>`
      update companies set key = 'ocds:ORG-0001' returning id`.execute(open.db)
      await sql`update item_changes set after = jsonb_set(after, '{roles,0,company}', '"ocds:ORG-0001"')
      where item_type = 'procurement' and field is null`.execute(open.db)
      await sql`update tender_processes set reading = 0`.execute(open.db)
      const { rows: before } = await sql<{ id: number }>`select max(id) as id from item_changes`.execute(
        open.db,
      )
      await reread()
      expect(await authorities()).toEqual(['ocds:a Havneby Kommune', 'ocds:b Fjordvik Kommune'])
      const kept = await open.db
        .selectFrom('companies')
        .select('id')
        .where('name', 'like', 'Fjordvik%')
        .execute()
      expect(kept).toEqual(merged)
      const told = await open.db
        .selectFrom('item_changes')
        .select('id')
        .where('id', '>', before[0]?.id ?? 0)
        .where('is_correction', '=', false)
        .execute()
      expect(told).toEqual([])
    },
  )
})

const registered = (name: string) => ({
  buyer: { id: 'DK-1' },
  parties: [{ id: 'DK-1', name, identifier: { scheme: 'DK-CVR', id: '12345678' } }],
})

test('[Q02] a registered company with two names stays one company when its key changes', async () => {
  await importAll([
    notice('a', '1', soon, registered('Havn')),
    notice('b', '1', later, registered('Havn A/S')),
  ])
  const { rows: before } = await sql`update companies set key = 'ocds:DK-1' returning id`.execute(open.db)
  await sql`update tender_processes set reading = 0`.execute(open.db)
  await rereadTenders(open.db, now)
  const after = await open.db.selectFrom('companies').select(['id', 'key']).execute()
  expect(after).toEqual(before.map((row) => ({ ...Object(row), key: 'org/DK/DK-CVR/12345678' })))
})

describe('a release that is issued again', () => {
  test('[Z06] is compared with the release that it replaces, so that its news are told', async () => {
    await importAll([notice('a', '1', soon), notice('a', '2', later, { date: '2026-11-02T09:00:00+01:00' })])
    expect(await importAll([notice('a', '2', soon, { date: '2026-11-02T09:00:00+01:00' })])).toMatchObject({
      changed: 1,
    })
    const moved = (await changesOf('offers')).map(({ before, after, is_correction: isCorrection }) => [
      Object(before).to,
      Object(after).to,
      isCorrection,
    ])
    expect(moved).toEqual([
      ['2026-12-10', '2026-12-20', false],
      ['2026-12-20', '2026-12-10', false],
    ])
  })

  test('[Z06] twice in a file is written once, and a second import changes nothing', async () => {
    const versions = [notice('a', '1', soon), notice('a', '1', later)]
    const report = await importAll(versions)
    expect(report).toMatchObject({ added: 1, skipped: { 'replaced in the same file': 1 } })
    expect(report.losses.lines).toContainEqual(
      expect.objectContaining({ ocid: 'a', position: 1, property: 'id' }),
    )
    const before = await snapshot(open)
    expect(await importAll(versions)).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await snapshot(open)).toEqual(before)
    expect(await changesOf('offers')).toEqual([])
  })

  test('[Z06] in a file with an older version does not take the newer one back', async () => {
    await importAll([notice('a', '1', later, { date: '2026-11-09T09:00:00+01:00' })])
    const report = await importAll([notice('a', '1', soon)])
    expect(report).toMatchObject({ changed: 0, skipped: { 'older version': 1 } })
    expect((await readProcurement(open, 'a')).details.offers).toMatchObject({ to: '2026-12-20' })
  })
})

test('[D03] a later notice of the same companies does not change the companies', async () => {
  const buyer = of('Havneby Kommune', 'Havneby')
  await importAll([notice('a', '1', soon, buyer)])
  await importAll([notice('a', '2', later, { ...buyer, date: '2026-11-20T09:00:00+01:00' })])
  expect(await changesOf('roles')).toEqual([])
  expect(await changesOf('offers')).toHaveLength(1)
})

describe('an import of some countries', () => {
  test('[G01] takes later releases that leave out the buyer, from the same file or another', async () => {
    const denmark = { countries: ['DK'] }
    const first = notice('a', '1', soon, of('Havneby Kommune', 'Havneby'))
    const second = notice('a', '2', later, { date: '2026-11-02T09:00:00+01:00' })
    expect(await importAll([second, first], denmark)).toMatchObject({ added: 2, skipped: {} })
    const third = notice('a', '3', soon, { date: '2026-11-03T09:00:00+01:00' })
    expect(await importAll([third], denmark)).toMatchObject({ added: 1, skipped: {} })
    const report = await importAll([notice('z', '1', soon)], denmark)
    expect(report).toMatchObject({ added: 0, skipped: { 'buyer in an unknown country': 1 } })
    expect(report.losses.lines).toMatchObject([{ ocid: 'z', property: 'buyer' }])
  })

  test('[G01] reports nothing about releases of other countries', async () => {
    const broken = notice('f', '1', soon, {
      buyer: { id: 'x' },
      parties: [{ id: 'x', name: 'Ville', address: { country: 'FR' } }],
      tender: { title: '<b>Pont</b>' },
    })
    const report = await importAll([broken, { ...broken, id: '' }], { countries: ['DK'] })
    expect(report).toMatchObject({
      skipped: { 'buyer in another country': 2 },
      faults: { total: 0 },
      repairs: { total: 0 },
      losses: { total: 0 },
    })
  })
})

const at = (ocid: string, region: string) =>
  notice(ocid, '1', soon, { parties: [{ id: 'b', name: 'B', roles: ['buyer'], address: { region } }] })

test('[G01] regions in words add no country to the geography tree', async () => {
  await importAll(
    ['Rogaland', 'Nordjylland', 'Bornholm', 'ROMA', 'Vesterled'].map((region, index) =>
      at(`${index}`, region),
    ),
  )
  const roots = await open.db
    .selectFrom('criteria')
    .select('code')
    .where('parent_id', 'is', null)
    .where('code', '~', '^[A-Z]{2}$')
    .execute()
  expect(roots.map(({ code }) => code).toSorted()).toEqual(['DK', 'NO', 'SE'])
})

test('[G01] a purchase takes 500 releases, and the next one is reported', async () => {
  await importAll([notice('a', 'first', soon)])
  await sql`insert into tender_releases (ocid, release_id, date, release)
    select ocid, n::text, date, release from tender_releases, generate_series(1, 499) n`.execute(open.db)
  const report = await importAll([notice('a', 'last', later)])
  expect(report).toMatchObject({ added: 0, skipped: { failed: 1 } })
  expect(report.faults.lines).toMatchObject([{ ocid: 'a', releaseId: 'last' }])
})

const long = (letter: string) => letter.repeat(1_000_000)

test('[G01] long texts cost time and lines in proportion to their length', async () => {
  const address = { region: long('('), countryName: long('('), locality: long('&') }
  const odd = notice('a', '1', soon, {
    language: long('x'),
    parties: [{ id: 'b', name: long('<'), roles: ['buyer'], address }],
    tender: { title: long('&'), description: long('<a '), tenderPeriod: { endDate: soon } },
  })
  const report = await importAll([odd])
  expect(report).toMatchObject({ added: 1 })
  expect(JSON.stringify(report).length).toBeLessThan(20_000)
})

test('[G01] countries that earlier rules added by mistake leave the geography tree', async () => {
  const parties = [{ id: 'f', name: 'Ville', roles: ['buyer'], address: { region: 'FRK26' } }]
  const france = notice('f', '1', soon, { parties })
  await importAll([france])
  await sql`insert into criteria (type_id, code, names, position, path)
    select id, 'RO', '{"da": "Rumænien"}', 999, '{}' from criterion_types where code = 'geography'`.execute(
    open.db,
  )
  await sql`update tender_processes set reading = 0`.execute(open.db)
  expect(await importAll([france])).toMatchObject({ reread: 1, unchanged: 1 })
  const foreign = await open.db
    .selectFrom('criteria')
    .select('code')
    .where('code', 'in', ['FR', 'RO'])
    .execute()
  expect(foreign).toEqual([{ code: 'FR' }])
})

test('[G01] a report lists the first lines of each kind, and counts all of them', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...notice(`o${index}`, '1', soon), date: 'soon' }))
  const { faults, skipped } = await importAll(many)
  expect(skipped).toEqual({ 'not usable': 60 })
  expect(faults.total).toBe(60)
  expect(faults.lines.length).toBeLessThanOrEqual(20)
  expect(faults.lines.length + Object.values(faults.unlisted).reduce((sum, count) => sum + count, 0)).toBe(60)
})
