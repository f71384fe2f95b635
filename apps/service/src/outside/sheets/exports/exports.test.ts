import type { Schemas } from '@spadestik/api-client/schema'
import { limits } from '@spadestik/domain/limits'
import { parse } from 'csv-parse/sync'
import readExcel from 'read-excel-file/node'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerOfUser } from '../../../accounts/auth/callers'
import { eraseUser } from '../../../accounts/privacy/eraseUser'
import { setUserActive } from '../../../accounts/provisioning/users'
import type { View } from '../../../contract/View'
import { writeProcurements } from '../../../items/writers/writeProcurements'
import { writeProjects } from '../../../items/writers/writeProjects'
import { createFileLinks } from '../../../server/operations/fileLinks'
import { lastMail, queuedMails } from '../../../testing/queuedMails'
import { mainEngines } from '../../../testing/openTestDatabase'
import { procurementRecord, projectRecord } from '../../../testing/scenes/records'
import type { ServiceUnderTest } from '../../../testing/setUpService'
import { setUpService } from '../../../testing/setUpService'
import { testConfig } from '../../../testing/testConfig'
import { makeSheets } from './makeSheets'
import { SheetLost, SheetProgress } from './SheetProgress'
import { readSourceIds } from './sourceIds'
import { takeSheet } from './takeSheet'

type Export = Schemas['Export']
type Draft = Schemas['ExportDraft']

/** More than two pages. */
const count = 450
const word = 'Regnearksskole'

const draft = (changes: Partial<Draft> = {}): Draft => ({
  kind: 'csv',
  columns: ['budget', 'name'],
  source: {
    of: 'search',
    itemType: 'project',
    filters: { freeSearch: word },
    orderBy: 'budget',
    ascending: true,
  },
  ...changes,
})

describe.each(mainEngines)('spreadsheets on %s', (engine) => {
  let service: ServiceUnderTest
  let now = new Date('2026-11-27T10:00:00Z')
  let token = ''
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => now })
    token = await service.signIn('paid@demo.test')
    const records = Array.from({ length: count }, (_, index) =>
      projectRecord(`sheet-${index}`, { names: { da: `${word} ${index}` }, budget: 1_000_000 * (index + 1) }),
    )
    await service.db.transaction().execute((trx) => writeProjects(trx, records))
  })
  afterAll(() => service.close())

  const ask = (body: object = draft(), of = token) => service.call('POST', '/exports', { token: of, body })
  const asked = async (body: object = draft(), of = token) => (await ask(body, of)).json<Export>()
  const read = (id: number, of = token) => service.call('GET', `/exports/${id}`, { token: of })
  const state = async (id: number, of = token) => (await read(id, of)).json<Export>()
  const page = async (query: Record<string, number> = {}) =>
    (await service.call('GET', '/exports', { token, query })).json<Schemas['ExportPage']>()
  const remove = (id: number, of = token) => service.call('DELETE', `/exports/${id}`, { token: of })
  const download = (path: string | null) => service.app.inject({ method: 'GET', url: path ?? '' })
  const contextOf = (isStopped = () => false) => {
    const failures: object[] = []
    const context = {
      db: service.db,
      publicUrl: 'https://www.spadestik.dk',
      clock: () => now,
      days: 7,
      failed: (facts: object) => void failures.push(facts),
      isStopped,
    }
    return { context, failures }
  }
  const make = async () => {
    const { context, failures } = contextOf()
    await makeSheets(context)
    return failures
  }
  const removeAll = () => service.db.deleteFrom('sheet_exports').execute()
  const nextDay = async () => {
    await removeAll()
    now = new Date(now.getTime() + 25 * 3_600_000)
    token = await service.signIn('paid@demo.test')
  }

  test('[O05] the results of a search are a file in their order, with the chosen columns', async () => {
    const response = await ask()
    expect(response.statusCode).toBe(201)
    const waiting = response.json<Export>()
    expect(waiting).toMatchObject({ state: 'waiting', rows: 0, total: null, link: null, ready: null })
    expect(await make()).toEqual([])
    const ready = await state(waiting.id)
    expect(ready).toMatchObject({ state: 'ready', rows: count, total: count, hasMore: false, failure: null })
    const file = await download(ready.link)
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="spadestik-${waiting.id}.csv"`,
      'content-length': String(ready.bytes),
      'cache-control': 'no-store',
    })
    const rows: string[][] = parse(file.body, { bom: true, delimiter: ';', recordDelimiter: '\r\n' })
    expect(rows).toHaveLength(count + 1)
    expect(rows[1]?.slice(0, 2)).toEqual(['1000000', `${word} 0`])
    expect(rows.at(-1)?.slice(0, 2)).toEqual([`${count}000000`, `${word} ${count - 1}`])
    expect(rows[1]?.[2]).toMatch(/^https:\/\/www\.spadestik\.dk\/project\/\d+$/)
    await removeAll()
  })

  test('[O05] a workbook of tenders has a sheet of their lots, and one that says what was searched and when', async () => {
    const lots = ['LOT-0001', 'LOT-0002'].map((id) => ({
      id,
      title: `=Del ${id}`,
      description: null,
      criteria: [],
      place: null,
      budget: 5_000_000,
      currency: 'DKK',
      start: '2027-01-04',
      end: null,
      durationInDays: null,
      participation: null,
      offers: null,
      inquiry: null,
      result: null,
      awardedSum: null,
      winners: [],
    }))
    const tender = procurementRecord('sheet-lots', { names: { da: 'Udbud i dele' }, lots })
    await service.db.transaction().execute((trx) => writeProcurements(trx, [tender]))
    const filters = { freeSearch: 'udbud', procurementPhases: [3] }
    const source = { of: 'search', itemType: 'procurement', filters }
    const { id } = await asked({ kind: 'xlsx', columns: ['name', 'nextDeadline'], source })
    await make()
    const { link, total } = await state(id)
    const [tenders, parts, about] = await readExcel((await download(link)).rawPayload)
    expect(about?.sheet).toBe('Om arket')
    expect(about?.data).toEqual([
      ['Søgning', 'Udbud'],
      ['Søgt efter', '“udbud”'],
      ['Søgt efter', 'I udbud'],
      ['Lavet', '27. november 2026 kl. 11.00'],
      ['Rækker', String(total)],
      ['Side', 'https://www.spadestik.dk/search/1?type=procurement&q=udbud&procurementPhases=3'],
    ])
    expect(tenders?.data).toHaveLength((total ?? 0) + 1)
    expect(parts?.data.slice(1).map(([, name, number, title]) => [name, number, title])).toEqual([
      ['Udbud i dele', '1', '=Del LOT-0001'],
      ['Udbud i dele', '2', '=Del LOT-0002'],
    ])
    await removeAll()
  })

  test('[O05] a list is a file of the items that its page shows', async () => {
    const { rows } = await sql<{ id: number }>`select id from projects order by id desc limit 3`.execute(
      service.db,
    )
    const projects = rows.map((row) => row.id)
    const body = {
      name: 'Liste',
      mailTime: 'never',
      projects,
      procurements: [],
      companies: [],
      paUserIds: [service.userId('paid')],
    }
    const saved = await service.call('POST', '/lists', { token, body })
    const listId = saved.json<{ id: number }>().id
    const source = { of: 'list', itemType: 'project', listId, orderBy: 'name', text: word } as const
    const { id } = await asked(draft({ columns: ['id'], source }))
    await make()
    const file = await download((await state(id)).link)
    const found: string[][] = parse(file.body, { bom: true, delimiter: ';', fromLine: 2 })
    expect(found.map(([first]) => Number(first)).toSorted()).toEqual(projects.toSorted())
    const stranger = await service.signIn('admin@demo.test')
    expect((await ask(draft({ source }), stranger)).statusCode).toBe(404)
    await asked(draft({ source }))
    await service.call('DELETE', `/lists/${listId}`, { token })
    expect(await make()).toMatchObject([{ error: 'SheetFailure' }])
    expect((await page()).items[0]).toMatchObject({ state: 'failed', failure: 'gone' })
    await removeAll()
  })

  test('[O05] only a paid product has spreadsheets, and only company access those of companies', async () => {
    const company = { of: 'search', itemType: 'company', filters: {} }
    for (const [name, status] of [
      ['basic', 403],
      ['none', 403],
      ['projects', 403],
      ['paid', 201],
    ] as const) {
      const of = await service.signIn(`${name}@demo.test`)
      if (name === 'paid') token = of
      const body = { kind: 'csv', columns: ['name'], source: company }
      expect([name, (await ask(body, of)).statusCode]).toEqual([name, status])
    }
    await removeAll()
  })

  test('[O05] a product that ends meanwhile ends the spreadsheet and its link', async () => {
    const [{ id }, { id: later }] = [await asked(), await asked()]
    const set = (product: number | null) =>
      service.db
        .updateTable('users')
        .set({ product_id: product })
        .where('email', '=', 'paid@demo.test')
        .execute()
    const { product_id: product } = await service.db
      .selectFrom('users')
      .select('product_id')
      .where('email', '=', 'paid@demo.test')
      .executeTakeFirstOrThrow()
    const { context } = contextOf()
    await makeSheets({ ...context, isStopped: once() })
    await set(null)
    expect(await state(id)).toMatchObject({ state: 'ready', link: null })
    await make()
    expect(await state(later)).toMatchObject({ state: 'failed', failure: 'forbidden' })
    await set(product)
    expect((await state(id)).link).not.toBeNull()
    await removeAll()
  })

  test('[O05] nobody sees, downloads or deletes the spreadsheet of somebody else', async () => {
    const { id } = await asked()
    await make()
    const colleague = await service.signIn('colleague@demo.test')
    expect((await read(id, colleague)).statusCode).toBe(404)
    expect((await remove(id, colleague)).statusCode).toBe(404)
    expect((await service.call('GET', '/exports', { token: colleague })).json()).toEqual({
      items: [],
      before: null,
    })
    expect((await download(`/files/exports/${id}.csv`)).statusCode).toBe(403)
    const links = createFileLinks(testConfig().secrets)
    expect((await download(links.sign('/files/exports/2000000000.csv', now))).statusCode).toBe(404)
    expect((await download(links.sign('/files/exports/nothing.csv', now))).statusCode).toBe(404)
    await removeAll()
  })

  test('[O05] a deleted spreadsheet is no longer made, and its link stops working', async () => {
    const { id } = await asked()
    const taken = await takeSheet(service.db, now)
    if (taken === null) throw new Error('Nothing waits, so the test cannot continue.')
    const progress = new SheetProgress(service.db, taken, () => now)
    await progress.addPart(Buffer.from('a'))
    expect((await remove(id)).statusCode).toBe(204)
    await expect(progress.report({ rows: 1 })).rejects.toThrow(SheetLost)
    await expect(progress.addPart(Buffer.from('a'))).rejects.toThrow(SheetLost)
    expect(await service.db.selectFrom('sheet_export_parts').select('number').execute()).toEqual([])
    const { id: second } = await asked()
    await make()
    const { link } = await state(second)
    await remove(second)
    expect((await download(link)).statusCode).toBe(404)
  })

  test('[O06] a user waits for two spreadsheets at a time, and a company for six', async () => {
    await nextDay()
    const statuses = async (of: string, times: number) => {
      const all = []
      for (let time = 0; time < times; time += 1) all.push((await ask(draft(), of)).statusCode)
      return all
    }
    expect((await Promise.all([ask(), ask(), ask()])).map(({ statusCode }) => statusCode).toSorted()).toEqual(
      [201, 201, 409],
    )
    await sql`insert into sheet_exports (user_id, kind, item_type, source, columns, language_id, domain_id, requested)
      select ${service.userId('colleague')}, kind, item_type, source, columns, language_id, domain_id, requested
      from sheet_exports, generate_series(1, 2)`.execute(service.db)
    await sql`delete from sheet_exports where user_id = ${service.userId('paid')}`.execute(service.db)
    expect(await statuses(token, 2)).toEqual([201, 201])
    await sql`delete from sheet_exports where user_id = ${service.userId('paid')}`.execute(service.db)
    await sql`insert into sheet_exports (user_id, kind, item_type, source, columns, language_id, domain_id, requested)
      select user_id, kind, item_type, source, columns, language_id, domain_id, requested
      from sheet_exports limit 2`.execute(service.db)
    expect(await statuses(token, 1)).toEqual([409])
    await removeAll()
  })

  test('[O06] a user asks for fifty spreadsheets a day at most, and keeps the twenty newest', async () => {
    await nextDay()
    const statuses = []
    for (let time = 0; time < limits.sheetsPerDay + 1; time += 1) {
      statuses.push((await ask()).statusCode)
      await sql`update sheet_exports set ended = ${now.toISOString()} where ended is null`.execute(service.db)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(limits.sheetsPerDay)
    expect(statuses.at(-1)).toBe(429)
    const first = await page({ limit: 15 })
    const rest = await page({ limit: 15, before: first.before ?? 0 })
    const ids = [...first.items, ...rest.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(limits.sheetsKept)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect([first.items.length, rest.before]).toEqual([15, null])
    await nextDay()
  })

  test('[O06] a spreadsheet has the first 50,000 items, and says that there are more', async () => {
    const caller = await callerOfUser(service.db, service.userId('paid'))
    if (caller?.kind !== 'user') throw new Error('The demo has no such user, so the test cannot continue.')
    const view: View = { caller, language: 'da', now, timeZone: 'Europe/Copenhagen' }
    const source = { of: 'search', itemType: 'company', filters: {} } as const
    const add = async (amount: number) => {
      await sql`insert into companies
        select (jsonb_populate_record(c, jsonb_build_object('id', c.id + number, 'key', c.key || number))).*
        from companies as c, generate_series(1, ${amount}::integer) as number
        where c.id = (select max(id) from companies)`.execute(service.db)
      await sql`insert into company_search
        select (jsonb_populate_record(s, jsonb_build_object('id', c.id))).*
        from companies as c, company_search as s
        where s.id = (select min(id) from company_search) and not exists (select from company_search where id = c.id)`.execute(
        service.db,
      )
    }
    const { rows } = await sql<{ count: number }>`select count(*)::integer from companies`.execute(service.db)
    await add(limits.sheetRowsMax - (rows[0]?.count ?? 0))
    const exactly = await readSourceIds(service.db, view, source)
    expect([exactly.ids.length, exactly.hasMore]).toEqual([limits.sheetRowsMax, false])
    await add(1)
    const cut = await readSourceIds(service.db, view, source)
    expect([cut.ids.length, cut.hasMore]).toEqual([limits.sheetRowsMax, true])
  })

  test('[O06] a file that would be too large is given up', async () => {
    const { id } = await asked()
    const taken = await takeSheet(service.db, now)
    if (taken === null) throw new Error('Nothing waits, so the test cannot continue.')
    const progress = new SheetProgress(service.db, taken, () => now)
    await progress.addPart(Buffer.alloc(1))
    await expect(progress.addPart(Buffer.alloc(limits.sheetBytesMax))).rejects.toThrow('tooLarge')
    await progress.fail('tooLarge')
    expect(await state(id)).toMatchObject({ state: 'failed', failure: 'tooLarge', bytes: null })
    expect(await service.db.selectFrom('sheet_export_parts').select('number').execute()).toEqual([])
    await removeAll()
  })

  test('[O07] a spreadsheet of a killed process is begun again by another, and the first can write nothing', async () => {
    const { id } = await asked()
    const killed = await takeSheet(service.db, now)
    if (killed === null) throw new Error('Nothing waits, so the test cannot continue.')
    const progress = new SheetProgress(service.db, killed, () => now)
    await progress.report({ rows: 7, total: 9 })
    await progress.addPart(Buffer.from('half'))
    await make()
    expect(await state(id)).toMatchObject({ state: 'running', rows: 7, total: 9 })
    now = new Date(now.getTime() + limits.sheetLeaseMs + 1)
    expect(await make()).toEqual([])
    expect(await state(id)).toMatchObject({ state: 'ready', rows: count })
    expect((await download((await state(id)).link)).body).not.toContain('half')
    await expect(progress.addPart(Buffer.from('late'))).rejects.toThrow(SheetLost)
    await expect(progress.end(service.db)).rejects.toThrow(SheetLost)
    await removeAll()
  })

  test('[O07] of several processes one makes a spreadsheet', async () => {
    await asked()
    const taken = await Promise.all(Array.from({ length: 5 }, () => takeSheet(service.db, now)))
    expect(taken.filter((one) => one !== null)).toHaveLength(1)
    await removeAll()
  })

  test('[O07] a stopping process gives its spreadsheet back, and the attempt does not count', async () => {
    const { id } = await asked()
    for (let time = 0; time < limits.sheetAttempts + 1; time += 1) {
      let asks = 0
      const { context, failures } = contextOf(() => (asks += 1) > 1)
      await makeSheets(context)
      expect(failures).toEqual([])
      expect(await state(id)).toMatchObject({ state: 'waiting', rows: 0 })
    }
    await make()
    expect(await state(id)).toMatchObject({ state: 'ready', rows: count })
    await removeAll()
  })

  test('[O07] what fails three times is given up, and stops nobody else', async () => {
    const { id } = await asked()
    await sql`alter table sheet_export_parts add constraint broken check (export_id <> ${sql.lit(id)})`.execute(
      service.db,
    )
    const { id: other } = await asked()
    for (let time = 1; time <= limits.sheetAttempts; time += 1) {
      expect(await make()).toMatchObject([{ id, attempt: time }])
      expect(await state(other)).toMatchObject({ state: 'ready' })
      now = new Date(now.getTime() + limits.sheetLeaseMs + 1)
    }
    await sql`alter table sheet_export_parts drop constraint broken`.execute(service.db)
    expect(await make()).toEqual([])
    expect(await state(id)).toMatchObject({ state: 'failed', failure: 'failed', link: null })
    await removeAll()
  })

  test('[O07] a mail tells when a spreadsheet is ready that took long', async () => {
    const mails = async () =>
      (await queuedMails(service.db, 'paid@demo.test')).filter(({ kind }) => kind === 'sheetReady')
    const before = await mails()
    await asked()
    await make()
    expect(await mails()).toEqual(before)
    await asked()
    now = new Date(now.getTime() + limits.sheetMailMs)
    await make()
    expect(await lastMail(service.db, 'paid@demo.test', 'sheetReady')).toMatchObject({ days: 7 })
    expect(await mails()).toHaveLength(before.length + 1)
    await removeAll()
  })

  test('[O08] the spreadsheets of a deactivated or erased user are deleted', async () => {
    const by = { actor: 'admin', now }
    const deactivate = (email: string) =>
      service.db.transaction().execute((trx) => setUserActive(trx, by, email, false))
    const erase = (email: string) => service.db.transaction().execute((trx) => eraseUser(trx, by, email))
    for (const [name, change] of [
      ['colleague', deactivate],
      ['basic', erase],
    ] as const) {
      await sql`insert into sheet_exports (user_id, kind, item_type, source, columns, language_id, domain_id, requested, ended, bytes)
        values (${service.userId(name)}, 'csv', 'project', '{}', '{}', 2, 9, ${now.toISOString()}, ${now.toISOString()}, 1)`.execute(
        service.db,
      )
      await sql`insert into sheet_export_parts select id, 0, 0, 'a' from sheet_exports`.execute(service.db)
      await change(`${name}@demo.test`)
      expect(await service.db.selectFrom('sheet_exports').select('id').execute()).toEqual([])
      expect(await service.db.selectFrom('sheet_export_parts').select('number').execute()).toEqual([])
    }
  })
})

/** Returns a function that is false at first, and true from the time on at which one spreadsheet is ready. */
function once(): () => boolean {
  let calls = 0
  // A spreadsheet of three pages asks before it begins and after each page.
  return () => (calls += 1) > 4
}
