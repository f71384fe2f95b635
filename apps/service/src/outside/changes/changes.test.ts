import { setTimeout } from 'node:timers/promises'
import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeProcurements } from '../../items/writers/writeProcurements'
import { beginLedgerEra } from '../../storage/backup/ledgerEra'
import { createRandom } from '../../testing/createRandom'
import { engines } from '../../testing/openTestDatabase'
import { procurementRecord, windowUntil } from '../../testing/scenes/records'
import { writeProcurement, writeProject } from '../../testing/scenes/writeItem'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

type Page = Schemas['ChangePage']

const lines = (changes: Page['changes']) =>
  changes.map(({ itemType, itemName, kind, text }) => `${itemType} ${itemName}: ${kind}, ${text}`)

describe.each(engines)('changes on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  /** The cursor before the changes of each test. */
  let start: string
  beforeAll(async () => {
    service = await setUpService(engine)
    token = await service.signIn('paid@demo.test')
  })
  beforeEach(async () => {
    start = (await read({ start: 'now' })).next
  })
  afterAll(() => service.close())

  const ask = (query: Record<string, string | number>, bearer = token) =>
    service.call('GET', '/changes', { token: bearer, query })
  const read = async (query: Record<string, string | number>): Promise<Page> => {
    const response = await ask(query)
    expect(response.statusCode).toBe(200)
    return response.json<Page>()
  }
  const readAll = async (query: Record<string, string | number> = {}): Promise<Page['changes']> => {
    const all: Page['changes'] = []
    let next = start
    for (;;) {
      const page = await read({ ...query, after: next })
      all.push(...page.changes)
      next = page.next
      if (!page.hasMore) return all
    }
  }
  const names = async (query: Record<string, string | number>) =>
    (await readAll(query)).map(({ itemName }) => itemName)
  const tender = (key: string, changes: Parameters<typeof writeProcurement>[2] = {}) =>
    writeProcurement(service.db, key, { names: { da: key }, ...changes }, { source: `${key}-2026` })

  test('[O13] a program reads every change once, in order, page by page', async () => {
    const id = await tender('Skole', { offers: windowUntil('2026-12-04') })
    await tender('Skole', { offers: windowUntil('2026-12-18') })
    await tender('Bro')
    const all = await readAll({ limit: 1 })
    expect(lines(all)).toEqual([
      'procurement Skole: new, Ny',
      'procurement Skole: deadlineMoved, Frist 04.12.2026 → 18.12.2026',
      'procurement Bro: new, Ny',
    ])
    expect(all[1]).toMatchObject({ itemId: id, source: 'Skole-2026', isCorrection: false })
    expect(all.map((change) => change.id)).toEqual(all.map((change) => change.id).toSorted((a, b) => a - b))
    expect(await readAll({ limit: 500 })).toEqual(all)
  })

  test('[O13] without a cursor a program begins with the first change, or with those to come', async () => {
    const page = await read({ limit: 1 })
    const first = await sql<{ id: number }>`select min(id) as id from item_changes`.execute(service.db)
    expect(page.changes.map(({ id }) => id)).toEqual([first.rows[0]?.id])
    expect(page.hasMore).toBe(true)
    const now = await read({ start: 'now' })
    expect(now).toEqual({ changes: [], next: now.next, hasMore: false })
    await tender('Kommende')
    expect(lines((await read({ after: now.next })).changes)).toEqual(['procurement Kommende: new, Ny'])
  })

  test('[O13] changes are those of one kind of item, of a list or of what an agent finds', async () => {
    const listed = await tender('Børnehave')
    await tender('Gangbro ved åen')
    await writeProject(service.db, 'hal', { names: { da: 'Gangbro i parken' } })
    const paUserIds = [service.userId('paid')]
    const list = { name: 'Min', projects: [], procurements: [listed], companies: [], paUserIds }
    const { id: listId } = (await service.call('POST', '/lists', { token, body: list })).json()
    const agent = { name: 'Broer', type: 'procurement', mailTime: 'never', freeSearch: 'gangbro', paUserIds }
    const { id: agentId } = (await service.call('POST', '/agents/procurement', { token, body: agent })).json()
    expect(await names({ itemType: 'project' })).toEqual(['Gangbro i parken'])
    expect(await names({ listId })).toEqual(['Børnehave'])
    expect(await names({ agentId })).toEqual(['Gangbro ved åen'])
    expect(await names({ agentId, itemType: 'project' })).toEqual([])
  })

  test('[O13] the agents and lists of others are 404, and one call has only one of them', async () => {
    const colleague = await service.signIn('colleague@demo.test')
    const paUserIds = [service.userId('colleague')]
    const body = { name: 'Andres', projects: [], procurements: [], companies: [], paUserIds }
    const { id: listId } = (await service.call('POST', '/lists', { token: colleague, body })).json()
    const agent = { name: 'Andres', type: 'project', mailTime: 'never', paUserIds }
    const { id: agentId } = (
      await service.call('POST', '/agents/project', { token: colleague, body: agent })
    ).json()
    expect((await ask({ listId })).statusCode).toBe(404)
    expect((await ask({ agentId })).statusCode).toBe(404)
    const both = await ask({ agentId, listId }, colleague)
    expect(both.statusCode).toBe(400)
    expect(both.json().errors).toMatchObject([{ path: '/query/listId' }])
  })

  test('[O13, S09, K01] items outside the product are left out, and no paid product reads nothing', async () => {
    await writeProject(service.db, 'færdig', { names: { da: 'Færdigt hus' }, phase: 'completed' })
    const where = () => service.db.updateTable('products').where('code', '=', 'demo-complete')
    const { allowed_project_phases: phases } = await service.db
      .selectFrom('products')
      .select('allowed_project_phases')
      .where('code', '=', 'demo-complete')
      .executeTakeFirstOrThrow()
    expect(await readAll()).toHaveLength(1)
    await where()
      .set({ allowed_project_phases: [1] })
      .execute()
    expect(await readAll()).toEqual([])
    await where().set({ allowed_project_phases: phases }).execute()
    await sql`insert into item_changes (item_type, item_id, kind, field)
      select 'company', min(id), 'other', 'name' from companies`.execute(service.db)
    expect(await readAll({ itemType: 'company' })).toHaveLength(1)
    await where().set({ company_enabled: false }).execute()
    expect(await readAll({ itemType: 'company' })).toEqual([])
    await where().set({ company_enabled: true }).execute()
    for (const name of ['basic', 'none'])
      expect((await ask({}, await service.signIn(`${name}@demo.test`))).statusCode).toBe(403)
  })

  test('[O13] one call looks at a limited number of changes, and says where it ended', async () => {
    await sql`insert into item_changes (item_type, item_id, kind, field, gathered)
      select 'company', 1, 'other', 'name', true from generate_series(1, 20001)`.execute(service.db)
    await writeProject(service.db, 'sjælden', { names: { da: 'Sjælden' } })
    const empty = await read({ after: start, itemType: 'project' })
    expect(empty).toMatchObject({ changes: [], hasMore: true })
    const { changes, hasMore } = await read({ after: empty.next, itemType: 'project' })
    expect([changes.map(({ itemName }) => itemName), hasMore]).toEqual([['Sjælden'], false])
    await sql`delete from item_changes where item_type = 'company' and item_id = 1 and field = 'name'`.execute(
      service.db,
    )
  })

  test('[O13, V02] a cursor that is none, or of the data before a restore, is refused with the way on', async () => {
    for (const after of ['', 'x', '0.0', `${start}0000000000`, `${start} `]) {
      const response = await ask({ after })
      expect([after, response.statusCode]).toEqual([after, 400])
      expect(response.json().errors).toMatchObject([{ path: '/query/after' }])
    }
    await beginLedgerEra(service.db)
    const response = await ask({ after: start })
    expect(response.statusCode).toBe(400)
    expect(response.json().detail).toContain('restored from a backup')
    expect((await read({})).changes).not.toEqual([])
  })

  test.runIf(engine === 'postgres')(
    '[O13] changes wait for earlier ones that are still being written',
    async () => {
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<undefined>()
      const { promise: hasWritten, resolve: written } = Promise.withResolvers<undefined>()
      const slow = service.db.transaction().execute(async (trx) => {
        await writeProcurements(trx, [procurementRecord('langsom', { names: { da: 'Langsom' } })])
        written(undefined)
        await mayEnd
      })
      await hasWritten
      await tender('Hurtig')
      expect(await readAll()).toEqual([])
      end(undefined)
      await slow
      expect((await readAll()).map(({ itemName }) => itemName)).toEqual(['Langsom', 'Hurtig'])
    },
  )

  test.runIf(engine === 'postgres')(
    '[O13] no change is missed or told twice while many write at once',
    async () => {
      const random = createRandom(20261128)
      const pauses = Array.from({ length: 60 }, () => random.integer(0, 40))
      const found: number[] = []
      let isWriting = true
      const reader = async () => {
        let next = start
        for (;;) {
          const wasWriting = isWriting
          const page = await read({ after: next, limit: 7 })
          found.push(...page.changes.map(({ id }) => id))
          next = page.next
          if (!wasWriting && !page.hasMore) return
        }
      }
      const write = async (pause: number, place: number) =>
        service.db
          .transaction()
          .execute(async (trx) => {
            await writeProcurements(trx, [procurementRecord(`samtidig ${place}`)])
            await setTimeout(pause)
            if (place % 9 === 0) throw new Error('undone')
          })
          .catch(() => {})
      const reading = reader()
      await Promise.all(pauses.map(write))
      isWriting = false
      await reading
      const { rows } = await sql<{ id: number }>`
        select id from item_changes where id > ${Number(start.split('.')[1])} order by id`.execute(service.db)
      expect(found).toEqual(rows.map(({ id }) => id))
      expect(found.length).toBeGreaterThanOrEqual(50)
    },
  )
})
