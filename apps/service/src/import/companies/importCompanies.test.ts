import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { writeCompanies } from '../../items/writers/writeCompanies'
import { readRecords } from '../../ledger/readRecords'
import type { OpenDatabase } from '../../storage/openDatabase'
import type { OcdsParty } from '../../storage/records/OcdsRelease'
import { snapshot } from '../../testing/imports/importedRows'
import { testUnit, unitTable } from '../../testing/imports/units'
import { mainEngine, openTestDatabase } from '../../testing/openTestDatabase'
import { releaseOf } from '../../testing/imports/releases'
import { companyRecord } from '../../testing/scenes/records'
import { seedDemoUsers } from '../../testing/scenes/seedDemoUsers'
import { importTenders } from '../importTenders'
import type { CompanyOptions } from './importCompanies'
import { importCompanies } from './importCompanies'

const folder = mkdtempSync(join(tmpdir(), 'companies-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = '2026-11-25T12:00:00Z'
let open: OpenDatabase
beforeEach(async () => {
  open = await openTestDatabase(mainEngine)
  return () => open.close()
})

function importText(content: string | Uint8Array, options: Partial<CompanyOptions> = {}, isDry = false) {
  const file = join(folder, 'units.json')
  writeFileSync(file, content)
  return importCompanies(open.db, file, { country: 'NO', all: false, now, ...options }, isDry)
}

const importUnits = (units: readonly unknown[], options: Partial<CompanyOptions> = {}, isDry = false) =>
  importText(JSON.stringify(units), options, isDry)

const registered: OcdsParty = {
  name: 'Fjord Bygg AS',
  identifier: { scheme: 'NO-BRC', id: '911222333' },
  address: { locality: 'Oslo', streetAddress: 'Gata 1', postalCode: '0150', country: 'NO' },
}
const named: OcdsParty = { name: 'Fjord Bygg AS', address: { locality: 'Bergen', country: 'NO' } }

/** Imports tenders, each with a winner. */
function importWinners(winners: Readonly<Record<string, OcdsParty>>, id = '1') {
  const file = join(folder, 'tenders.json')
  const releases = Object.entries(winners).map(([ocid, party]) =>
    releaseOf({
      ocid,
      id,
      date: `2026-10-0${id}T00:00:00+02:00`,
      tag: ['award'],
      tender: {
        title: `Bro ${ocid}`,
        lots: [
          { id: 'LOT-0001', title: 'Bro' },
          { id: 'LOT-0002', title: 'Vei' },
        ],
      },
      parties: [{ ...party, id: 's', roles: ['supplier'] }],
      awards: [{ id: 'a', status: 'active', relatedLots: ['LOT-0001'], suppliers: [{ id: 's' }] }],
    }),
  )
  writeFileSync(file, JSON.stringify({ releases }))
  return importTenders(open.db, file, { countries: null, now })
}

const companies = async () =>
  (
    await sql<{
      id: number
      key: string
      name: string
      role_count: number
      details: Record<string, unknown>
    }>`
      select id, key, name, role_count, details from companies order by key`.execute(open.db)
  ).rows

const winners = async () =>
  (
    await sql<{ line: string }>`
      select p.key || ' ' || c.key as line from company_roles r join companies c on c.id = r.company_id
      join procurements p on p.id = r.procurement_id order by 1`.execute(open.db)
  ).rows.map(({ line }) => line)

const news = async () =>
  (
    await sql<{ line: string }>`
      select concat_ws(' ', item_type, kind, field) as line from item_changes
      where not is_correction and kind <> 'republished' order by id`.execute(open.db)
  ).rows.map(({ line }) => line)

const key = 'org/NO/NO-BRC/911222333'

describe('a company of the product', () => {
  test('[G01] gets the name and address of the register, and no other company is added', async () => {
    await importWinners({ a: registered })
    const report = await importUnits([
      testUnit({ navn: 'FJORD BYGG OG ANLEGG AS' }),
      testUnit({ organisasjonsnummer: '999888777' }),
    ])
    expect(report).toMatchObject({
      releases: 2,
      added: 0,
      changed: 1,
      skipped: { 'not in the product': 1 },
      faults: { total: 0 },
    })
    expect(await companies()).toMatchObject([
      {
        key,
        name: 'FJORD BYGG OG ANLEGG AS',
        role_count: 1,
        details: {
          cvr: '911222333',
          address: 'Strandgaten 1, 2. etasje',
          postalCode: '5003',
          city: 'BERGEN',
          ended: null,
        },
      },
    ])
  })

  test('[G01] keeps its name where the register differs in capitals only', async () => {
    await importWinners({ a: { ...registered, address: { ...registered.address, locality: 'Bergen' } } })
    await importUnits([testUnit()])
    expect(await companies()).toMatchObject([{ name: 'Fjord Bygg AS', details: { city: 'Bergen' } }])
  })

  test('[G01] is not changed by the same dump, nor by notices that write it differently', async () => {
    await importWinners({ a: registered })
    await importUnits([testUnit()])
    const before = await snapshot(open)
    expect(await importUnits([testUnit()], { now: '2026-11-29T12:00:00Z' })).toMatchObject({
      changed: 0,
      unchanged: 1,
    })
    expect(await snapshot(open)).toEqual(before)
    const known = await companies()
    await importWinners({ a: { ...registered, name: 'Fjord' } }, '2')
    expect(await companies()).toEqual(known)
  })

  test('[G01] is corrected at first, and makes news when the register changes', async () => {
    await importWinners({ a: registered })
    const before = await news()
    await importUnits([testUnit({ navn: 'FJORD BYGG OG ANLEGG AS' })])
    expect(await news()).toEqual(before)
    await importUnits([testUnit({ navn: 'FJORDBYGG AS', konkurs: true, konkursdato: '2026-11-20' })])
    expect((await news()).slice(before.length).toSorted()).toEqual([
      'company other ended',
      'company text name',
    ])
    expect((await companies())[0]?.details).toMatchObject({ ended: '2026-11-20' })
    await importUnits([testUnit({ navn: 'FJORDBYGG AS' })])
    expect((await companies())[0]?.details).toMatchObject({ ended: null })
  })

  test('[G01] that ends on a day that is not known keeps the day on which this was first seen', async () => {
    await importWinners({ a: registered })
    await importUnits([testUnit({ underAvvikling: true })])
    await importUnits([testUnit({ underAvvikling: true })], { now: '2026-12-24T12:00:00Z' })
    expect((await companies())[0]?.details).toMatchObject({ ended: '2026-11-25' })
  })

  test('[G01] with the number under another scheme or key is the same company', async () => {
    await importWinners({
      a: registered,
      b: { ...registered, identifier: { scheme: 'NO-ORGNR', id: 'NO 911 222 333 MVA' } },
    })
    await open.db
      .transaction()
      .execute((trx) => writeCompanies(trx, [companyRecord('own', { cvr: '911222333', country: 'NO' })]))
    expect(await companies()).toHaveLength(3)
    await importUnits([testUnit()])
    expect(await companies()).toMatchObject([{ key, role_count: 2 }])
    expect(await winners()).toEqual([`ocds:a ${key}`, `ocds:b ${key}`])
  })

  test('[G01] with the same number in another country is another company', async () => {
    await importWinners({
      a: { ...registered, identifier: { scheme: 'SE-BLV', id: '911222333' }, address: null },
    })
    expect(await importUnits([testUnit()])).toMatchObject({
      changed: 0,
      skipped: { 'not in the product': 1 },
    })
  })
})

describe('a company that is known by name and place alone', () => {
  test('[G01] gets the key of the only such unit, and keeps it when its tender is read again', async () => {
    await importWinners({ a: named })
    const [before] = await companies()
    expect(before?.key).toBe('org/NO/name/fjord bygg as/bergen')
    const told = await news()
    await importUnits([testUnit()])
    expect(await companies()).toMatchObject([{ id: before?.id, key, role_count: 1 }])
    expect(await news()).toEqual(told)
    await importWinners({ a: named }, '2')
    await importWinners({ b: named })
    expect(await companies()).toMatchObject([{ id: before?.id, key, role_count: 2 }])
    expect(await winners()).toEqual([`ocds:a ${key}`, `ocds:b ${key}`])
  })

  test('[G01] is joined to the company of the number, with all that users have attached', async () => {
    await importWinners({ a: registered, b: named })
    const ids = new Map((await companies()).map((one) => [one.key, one.id]))
    const [into, from] = [ids.get(key) ?? 0, ids.get('org/NO/name/fjord bygg as/bergen') ?? 0]
    const users = await open.db.transaction().execute((trx) => seedDemoUsers(trx))
    const [user] = users.values()
    await sql`insert into lists (id, name, mail_time, changed) values (901, 'A', 'never', now()), (902, 'B', 'never', now())`.execute(
      open.db,
    )
    await sql`insert into list_companies (list_id, company_id, position) values (901, ${from}, 0), (902, ${from}, 0), (902, ${into}, 1)`.execute(
      open.db,
    )
    await sql`insert into notes (company_id, text, created, updated) values (${from}, 'Ring', now(), now())`.execute(
      open.db,
    )
    await sql`
      insert into tips (user_id, company_id, company_role_id, name, email, description, created)
      select ${user}, ${from}, id, 'Ida', 'ida@example.test', 'Se her', now() from company_roles where company_id = ${from}`.execute(
      open.db,
    )
    await sql`
      insert into agents (id, type, name, mail_time, changed, filters, reader, included_types, company_ids,
        allow_unspecified_period, allow_unspecified_budget, allow_unspecified_building_size,
        allow_unspecified_ground_size, allow_unspecified_units, allow_unspecified_metres)
      values (903, 'project', 'A', 'never', now(), ${JSON.stringify({ companies: [{ id: from }, { id: into }] })}::jsonb, 'da', 0,
        array[${from}::integer, ${into}::integer], true, true, true, true, true, true)`.execute(open.db)
    await importUnits([testUnit()])
    expect(await companies()).toMatchObject([{ id: into, key, role_count: 2 }])
    expect(await winners()).toEqual([`ocds:a ${key}`, `ocds:b ${key}`])
    expect(
      (await sql`select list_id, company_id from list_companies order by 1`.execute(open.db)).rows,
    ).toEqual([
      { list_id: 901, company_id: into },
      { list_id: 902, company_id: into },
    ])
    expect((await sql`select company_id, text from notes`.execute(open.db)).rows).toEqual([
      { company_id: into, text: 'Ring' },
    ])
    expect(
      (await sql`select company_id, company_role_id is not null as has_role from tips`.execute(open.db)).rows,
    ).toEqual([{ company_id: into, has_role: true }])
    expect((await sql`select company_ids, filters from agents`.execute(open.db)).rows).toEqual([
      { company_ids: [into], filters: { companies: [{ id: into }] } },
    ])
  })

  test('[G01] stays as it is if several units have this name and place', async () => {
    await importWinners({ a: named })
    const report = await importUnits([testUnit(), testUnit({ organisasjonsnummer: '999888777' })])
    expect(report).toMatchObject({ changed: 0, losses: { total: 1, lines: [{ property: 'navn' }] } })
    expect(await companies()).toMatchObject([{ key: 'org/NO/name/fjord bygg as/bergen' }])
  })

  test('[G01] stays as it is if the unit is elsewhere, or has another name', async () => {
    await importWinners({
      a: named,
      b: { ...named, name: 'Fjord AS' },
      c: { ...named, address: { country: 'NO' } },
    })
    await importUnits([testUnit({ forretningsadresse: { poststed: 'OSLO' } })])
    expect((await companies()).map((one) => one.key)).toEqual([
      'org/NO/name/fjord as/bergen',
      'org/NO/name/fjord bygg as/',
      'org/NO/name/fjord bygg as/bergen',
    ])
  })

  test('[G01] leaves its new key in the lots and roles that the ledger has', async () => {
    await importWinners({ a: named })
    await importUnits([testUnit()])
    const { id } = await open.db.selectFrom('procurements').select('id').executeTakeFirstOrThrow()
    const record = (await readRecords(open.db, 'procurement', [id])).get(id)
    expect(record).toMatchObject({ roles: [{ company: key }], lots: [{ winners: [key] }, { winners: [] }] })
  })
})

describe('a dump', () => {
  const row = [
    '911222333',
    'FJORD BYGG AS',
    'c/o Vik AS/nStrandgaten 1',
    'BERGEN',
    '5003',
    'true',
    '2026-11-20',
  ]
  const shown = {
    name: 'Fjord Bygg AS',
    details: { address: 'c/o Vik AS, Strandgaten 1', city: 'BERGEN', ended: '2026-11-20' },
  }
  const bankrupt = testUnit({
    forretningsadresse: { adresse: ['c/o Vik AS', 'Strandgaten 1'], poststed: 'BERGEN', postnummer: '5003' },
    konkurs: true,
    konkursdato: '2026-11-20',
  })

  test.each<[string, string | Uint8Array]>([
    ['a list', JSON.stringify([bankrupt])],
    ['a gzipped list', gzipSync(JSON.stringify([bankrupt]))],
    ['one unit on each line', `${JSON.stringify(bankrupt)}\n`],
    ['a table with commas', unitTable([row])],
    ['a table with semicolons', unitTable([row], ';')],
    ['a gzipped table', gzipSync(unitTable([row]))],
    ['a table in UTF-16', Buffer.from(`\ufeff${unitTable([row])}`, 'utf16le')],
    ['a table of Windows', unitTable([row]).replaceAll('\n', '\r\n')],
  ])('[G01] in the form of %s is read', async (_what, content) => {
    await importWinners({ a: registered })
    expect(await importText(content)).toMatchObject({ releases: 1, changed: 1, faults: { total: 0 } })
    expect(await companies()).toMatchObject([shown])
  })

  test('[G01] adds all companies when that is wanted, except those that have ended', async () => {
    const units = [testUnit(), testUnit({ organisasjonsnummer: '999888777', slettedato: '2020-01-01' })]
    expect(await importUnits(units, { all: true })).toMatchObject({
      added: 1,
      skipped: { 'ended, and not in the product': 1 },
    })
    expect(await companies()).toMatchObject([{ key, name: 'FJORD BYGG AS', role_count: 0 }])
    expect(await news()).toEqual([])
    expect(await importUnits(units, { all: true })).toMatchObject({ added: 0, unchanged: 1 })
  })

  test('[G01] with a unit twice counts its first row', async () => {
    await importWinners({ a: registered })
    const report = await importUnits([testUnit({ navn: 'A' }), testUnit({ navn: 'B' })])
    expect(report).toMatchObject({ changed: 1, skipped: { 'twice in the file': 1 }, losses: { total: 1 } })
    expect(await companies()).toMatchObject([{ name: 'A' }])
  })

  test('[G01] is only read in a dry run', async () => {
    await importWinners({ a: registered, b: named })
    const before = await snapshot(open)
    expect(await importUnits([testUnit()], {}, true)).toMatchObject({ changed: 1 })
    expect(await snapshot(open)).toEqual(before)
  })

  test('[G01] of a country whose register is not known is refused', async () => {
    await expect(importUnits([testUnit()], { country: 'DK' })).rejects.toThrow(/Use one of: NO/)
    await expect(importUnits([testUnit()], { country: 'Atlantis' })).rejects.toThrow(/no country/)
  })
})
