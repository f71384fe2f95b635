import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { writeCriteria } from '../items/writers/writeCriteria'
import { testLength } from '../../../../tests/setup/testLength'
import { criterionTypes } from '../reference/criteria/criterionTypes'
import type { OpenDatabase } from '../storage/openDatabase'
import { writeLists } from '../testing/imports/importedLists'
import { noticeId, noticeXml, testProcedure } from '../testing/imports/notices'
import { mainEngine, openTestDatabase } from '../testing/openTestDatabase'
import { releaseOf } from '../testing/imports/releases'
import { importNotices } from './importNotices'
import { importTenders } from './importTenders'

const folder = mkdtempSync(join(tmpdir(), 'notices-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = '2026-11-21T12:00:00Z'
const everywhere = { countries: null, now }

function write(name: string, content: string | Uint8Array): string {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  return file
}

async function openEmpty(): Promise<OpenDatabase> {
  const open = await openTestDatabase(mainEngine)
  onTestFinished(() => open.close())
  await open.db.transaction().execute((trx) => writeCriteria(trx, criterionTypes))
  return open
}

const importAll = async ({ db }: OpenDatabase, notices: readonly string[]) => {
  for (const [index, xml] of notices.entries()) {
    const { faults } = await importNotices(db, write(`one/${index}.xml`, xml), everywhere)
    expect(faults.lines).toEqual([])
  }
}

/** What readers see of the tenders, without ids and keys. */
async function shownTenders({ db }: OpenDatabase): Promise<unknown[]> {
  const { rows } = await sql<{ tender: unknown }>`
    select jsonb_build_object('names', p.names, 'phase', p.phase_id, 'published', p.published, 'details', p.details,
      'lots', (select jsonb_agg(l.lot order by l.position) from lots l where l.procurement_id = p.id),
      'announcements', (select jsonb_agg(jsonb_build_array(a.date, a.type, a.changes, a.description) order by a.position)
        from announcements a where a.procurement_id = p.id),
      'phases', (select jsonb_agg(jsonb_build_array(d.phase_id, d.date) order by d.position) from phase_dates d
        where d.procurement_id = p.id),
      'companies', (select jsonb_agg(jsonb_build_array(c.key, r.is_winner, r.note, r.added) order by r.position)
        from company_roles r join companies c on c.id = r.company_id where r.procurement_id = p.id)
    ) as tender from procurements p order by p.id`.execute(db)
  return rows.map(({ tender }) => tender)
}

const winner = { id: 'ORG-0002', name: 'Bro & Sten A/S', number: '87654321', city: 'Havneby', country: 'DNK' }
const buyer = {
  id: 'ORG-0001',
  name: 'Havneby Kommune',
  number: '12345678',
  city: 'Havneby',
  country: 'DNK',
  nuts: 'DK042',
}

const planning = noticeXml({
  root: 'PriorInformationNotice',
  listName: 'planning',
  type: 'pin-only',
  id: noticeId(1),
  procedure: null,
  issueDate: '2026-08-01+02:00',
  title: 'Broer planlægges',
  lots: [{ id: 'PAR-0001', title: 'Alle broer', endDate: null }],
  publication: '00100001-2026',
})
const lots = [
  { id: 'LOT-0001', title: 'Bro øst', description: 'Betonbro', endDate: '2026-12-04+01:00' },
  { id: 'LOT-0002', title: 'Bro vest', description: 'Stålbro', endDate: '2026-12-04+01:00' },
]
const competition = noticeXml({
  id: noticeId(2),
  issueDate: '2026-10-01+02:00',
  lots,
  refersTo: `${noticeId(1)}-01`,
  publication: '00100002-2026',
})
const correction = noticeXml({
  id: noticeId(3),
  issueDate: '2026-10-15+02:00',
  lots: [lots[0] ?? {}, { ...lots[1], endDate: '2026-12-18+01:00' }],
  changes: `${noticeId(2)}-01`,
  changeText: 'Fristen for bro vest er flyttet.',
  publication: '00100003-2026',
})
const result = noticeXml({
  root: 'ContractAwardNotice',
  listName: 'result',
  type: 'can-standard',
  id: noticeId(4),
  issueDate: '2027-02-01+01:00',
  lots: lots.map((lot) => ({ ...lot, endDate: null })),
  organizations: [buyer, winner],
  results: [
    { lot: 'LOT-0001', winners: ['ORG-0002'], amount: '2000000' },
    { lot: 'LOT-0002', code: 'clos-nw' },
  ],
  publication: '00100004-2027',
})
const modification = noticeXml({
  root: 'ContractAwardNotice',
  listName: 'cont-modif',
  type: 'can-modif',
  id: noticeId(5),
  issueDate: '2027-06-01+02:00',
  lots: [{ ...lots[0], endDate: null }],
  organizations: [buyer, winner],
  results: [{ lot: 'LOT-0001', winners: ['ORG-0002'], amount: '2500000' }],
  inExtension: `<efac:ContractModification><efbc:ChangedNoticeIdentifier>${noticeId(4)}-01</efbc:ChangedNoticeIdentifier>
    <efac:Change><efbc:ChangeDescription languageID="DAN">Ekstra pille.</efbc:ChangeDescription></efac:Change>
    </efac:ContractModification>`,
  publication: '00100005-2027',
})
const story = [planning, competition, correction, result, modification]

function ordersOf<Value>(values: readonly Value[]): Value[][] {
  if (values.length < 2) return [[...values]]
  return values.flatMap((value, index) =>
    ordersOf(values.filter((_, other) => other !== index)).map((rest) => [value, ...rest]),
  )
}

describe('the notices of a purchase', () => {
  test('[G01] become one tender, with each lot, and their ledger tells each change once', async () => {
    const open = await openEmpty()
    await importAll(open, story)
    const [tender, ...others] = await shownTenders(open)
    expect(others).toEqual([])
    expect(tender).toMatchObject({
      names: { da: 'Broer i Havneby' },
      phase: 5,
      details: { liable: 'Havneby Kommune', provider: 'TED', euNr: '100001-2026' },
      lots: [
        {
          id: 'LOT-0001',
          title: 'Bro øst',
          result: 'awarded',
          offers: { to: '2026-12-04', toTime: '12:00' },
          awardedSum: { amount: 2_500_000, currency: 'DKK' },
          winners: ['org/DK/DK-CVR/87654321'],
        },
        { id: 'LOT-0002', result: 'unsuccessful', offers: { to: '2026-12-18' }, winners: [] },
      ],
    })
    const { rows } = await sql<{ kind: string; field: string | null; source: string }>`
      select kind, field, source from item_changes where item_type = 'procurement'
      and kind in ('new', 'deadlineMoved', 'deadlineAdded', 'deadlineRemoved', 'phase', 'awarded')
      order by id`.execute(open.db)
    expect(rows.map(({ kind, field, source }) => [kind, field, source.slice(-5)])).toEqual(
      [
        ['new', null, '01-01'],
        ['deadlineAdded', 'offers', '02-01'],
        ['phase', 'phase', '02-01'],
        ['deadlineMoved', 'lots', '03-01'],
        ['phase', 'phase', '04-01'],
        ['awarded', 'roles', '04-01'],
      ].map(([kind, field, source]) => [kind, field, source]),
    )
  })

  test('[G01] give the same tender in any order, and some of them twice', { timeout: 300_000 }, async () => {
    const expected = await openEmpty()
    await importAll(expected, story)
    const wanted = await shownTenders(expected)
    expect(wanted).toHaveLength(1)
    const open = await openEmpty()
    const orders = ordersOf(story).filter((_, index) => testLength.isLong || index % 10 === 0)
    for (const [index, order] of orders.entries()) {
      const twice = order[index % order.length] ?? planning
      await importAll(open, [...order, twice])
      expect(await shownTenders(open), `order ${index}`).toEqual(wanted)
      await sql`truncate procurements, companies, tender_releases, tender_processes, notice_keys, item_changes, word_queue
        restart identity cascade`.execute(open.db)
    }
  })

  test('[G01, F01] that turn out to be one keep what users have put on lists', async () => {
    const open = await openEmpty()
    await importAll(open, [planning, result])
    const { rows } = await sql<{ id: number }>`select id from procurements order by id`.execute(open.db)
    expect(rows).toHaveLength(2)
    const lists = await writeLists(
      open.db,
      rows.map(({ id }) => id),
    )
    await importAll(open, [competition])
    const { rows: after } = await sql<{ id: number }>`select id from procurements`.execute(open.db)
    expect(after).toEqual([rows[0]])
    expect(await lists.read()).toEqual([{ procurement_id: rows[0]?.id }, { procurement_id: rows[0]?.id }])
  })

  test('[G01] of several purchases that share an announcement stay several tenders', async () => {
    const open = await openEmpty()
    const other = noticeXml({
      id: noticeId(6),
      procedure: '7b0c6a52-58c1-4c1e-9a0e-5d0a4b0e7a22',
      title: 'Veje i Havneby',
      refersTo: `${noticeId(1)}-01`,
    })
    await importAll(open, [planning, competition, other])
    expect(await shownTenders(open)).toHaveLength(2)
  })

  test('[G01] and a release of the same purchase become one tender', async () => {
    for (const isReleaseFirst of [true, false]) {
      const open = await openEmpty()
      const release = releaseOf({
        ocid: `ocds-abc123-${testProcedure}`,
        id: 'x-1',
        date: '2026-10-01T00:00:00+02:00',
        tender: { title: 'Broer' },
      })
      const file = write('release.json', JSON.stringify({ releases: [release] }))
      if (isReleaseFirst) await importTenders(open.db, file, everywhere)
      await importAll(open, [competition])
      if (!isReleaseFirst) await importTenders(open.db, file, everywhere)
      expect(await shownTenders(open)).toHaveLength(1)
    }
  })

  test('[G01] are read as they stand: what a change leaves out is gone', async () => {
    const open = await openEmpty()
    const first = noticeXml({ id: noticeId(2), lots: [{ value: '5000000' }], description: 'Med cykelsti.' })
    const changed = noticeXml({
      id: noticeId(3),
      issueDate: '2026-11-05+01:00',
      changes: `${noticeId(2)}-01`,
      lots: [{}],
    })
    await importAll(open, [first])
    expect(await shownTenders(open)).toMatchObject([
      { details: { budget: 5_000_000, description: 'Med cykelsti.' } },
    ])
    await importAll(open, [changed])
    expect(await shownTenders(open)).toMatchObject([{ details: { budget: null, description: null } }])
  })

  test('[W09] a change by which the buyer cancels ends the tender', async () => {
    const open = await openEmpty()
    const cancelled = noticeXml({
      id: noticeId(3),
      issueDate: '2026-11-05+01:00',
      changes: `${noticeId(2)}-01`,
      changeReason: 'cancel',
    })
    await importAll(open, [noticeXml({ id: noticeId(2) }), cancelled])
    expect(await shownTenders(open)).toMatchObject([{ phase: 6 }])
  })

  test('[W09] the intention to cancel ends no tender', async () => {
    const open = await openEmpty()
    const intended = noticeXml({
      id: noticeId(3),
      issueDate: '2026-11-05+01:00',
      changes: `${noticeId(2)}-01`,
      changeReason: 'cancel-intent',
    })
    await importAll(open, [noticeXml({ id: noticeId(2) }), intended])
    expect(await shownTenders(open)).toMatchObject([{ phase: 3 }])
  })

  test('[G01] take nothing from an earlier notice by what they do not say', async () => {
    const open = await openEmpty()
    const documents = `<cac:TenderingTerms><cac:CallForTendersDocumentReference><cac:Attachment><cac:ExternalReference>
      <cbc:URI>https://udbud.example/bro</cbc:URI></cac:ExternalReference></cac:Attachment>
      </cac:CallForTendersDocumentReference></cac:TenderingTerms>`
    await importAll(open, [
      competition.replaceAll('<cac:TenderingProcess>', `${documents}<cac:TenderingProcess>`),
      result,
    ])
    expect(await shownTenders(open)).toMatchObject([
      { phase: 5, details: { material: { link: 'https://udbud.example/bro' } } },
    ])
  })

  test('[W09] the intention to award a contract is no award', async () => {
    const open = await openEmpty()
    const intention = noticeXml({
      root: 'ContractAwardNotice',
      listName: 'dir-awa-pre',
      type: 'veat',
      organizations: [buyer, winner],
      results: [{ lot: 'LOT-0001', winners: ['ORG-0002'], amount: '2000000' }],
      lots: [{ endDate: null }],
    })
    await importAll(open, [intention])
    expect(await shownTenders(open)).toMatchObject([{ phase: 4 }])
  })
})

describe('an import of notices', () => {
  test('[G01] reads only, and says what it would import, without a database', async () => {
    const file = write('dry/a.xml', noticeXml())
    write('dry/b.xml', 'not XML')
    expect(await importNotices(null, dirname(file), everywhere)).toMatchObject({
      releases: 2,
      added: 1,
      skipped: { 'not usable': 1 },
    })
  })

  test('[G01] takes only notices whose buyer is in a wanted country', async () => {
    const open = await openEmpty()
    const french = noticeXml({
      id: noticeId(7),
      procedure: null,
      organizations: [{ id: 'ORG-0001', name: 'Ville', country: 'FRA', nuts: 'FRK26' }],
    })
    write('countries/a.xml', noticeXml())
    const countries = dirname(write('countries/b.xml', french))
    // Also when it reads only.
    for (const db of [null, open.db]) {
      const report = await importNotices(db, countries, { countries: ['DK', 'SE', 'NO'], now })
      expect(report).toMatchObject({ added: 1, skipped: { 'buyer in another country': 1 } })
    }
  })

  test('[G01] changes nothing when it is repeated', async () => {
    const open = await openEmpty()
    const file = write('again/a.xml', competition)
    expect(await importNotices(open.db, file, everywhere)).toMatchObject({ added: 1 })
    const before = await sql`select * from item_changes order by id`.execute(open.db)
    expect(await importNotices(open.db, file, everywhere)).toMatchObject({ added: 0, unchanged: 1 })
    expect((await sql`select * from item_changes order by id`.execute(open.db)).rows).toEqual(before.rows)
  })

  test('[G01] keeps one of two documents of a notice, whichever comes first', async () => {
    const old = competition.replace('eforms-sdk-1.13', 'eforms-sdk-1.3').replace('Bro øst', 'Bro i øst')
    for (const order of [
      [old, competition, old],
      [competition, old, competition],
    ]) {
      const open = await openEmpty()
      await importAll(open, order)
      expect(await shownTenders(open)).toMatchObject([{ lots: [{ title: 'Bro øst' }, {}] }])
    }
  })
})
