import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import { procurementRecord, projectRecord, windowUntil } from '../../testing/scenes/records'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { writeProcurements } from '../writers/writeProcurements'
import { writeProjects } from '../writers/writeProjects'

const count = 130

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

describe.each(mainEngines)('the items of a long list on %s', (engine) => {
  let service: ServiceUnderTest
  let projects: number[]
  let tenders: number[]
  const tokens = new Map<string, string>()
  const lists = new Map<string, number>()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => new Date('2026-11-21T10:00:00Z') })
    const ids = await service.db.transaction().execute((trx) =>
      writeProjects(
        trx,
        Array.from({ length: count }, (_, index) =>
          projectRecord(`many-${index}`, {
            names: { da: `Hal ${index}` },
            budget: 1_000_000 * (1 + ((index * 7) % count)),
            municipality: index % 2 === 0 ? 'Odense' : 'Aarhus',
            phase: 'construction',
          }),
        ),
      ),
    )
    projects = [...ids.values()]
    const written = await service.db.transaction().execute((trx) =>
      writeProcurements(trx, [
        procurementRecord('late', { names: { da: 'Sen' }, offers: windowUntil('2026-12-24') }),
        procurementRecord('soon', {
          names: { da: 'Snart' },
          liable: 'Vejle Kommune',
          offers: windowUntil('2026-11-30'),
        }),
      ]),
    )
    tenders = [...written.values()]
    // Users without a paid product cannot save lists, so write the list of this user directly.
    for (const name of ['paid', 'basic']) {
      tokens.set(name, await service.signIn(`${name}@demo.test`))
      const user = service.userId(name)
      const { json } = await service.call('POST', '/lists', {
        token: tokens.get('paid') ?? null,
        body: {
          name: `Haller ${name}`,
          projects,
          procurements: tenders,
          companies: [],
          paUserIds: [service.userId('paid')],
        },
      })
      const { id } = json<Schemas['List']>()
      lists.set(name, id)
      await service.db.updateTable('list_users').set({ user_id: user }).where('list_id', '=', id).execute()
    }
  })
  afterAll(() => service.close())

  const read = async (query: Readonly<Record<string, string | number>> = {}, who = 'paid') =>
    (
      await service.call('GET', `/lists/items/${lists.get(who) ?? 0}`, {
        token: tokens.get(who) ?? null,
        query,
      })
    ).json<Schemas['ListItems']>()

  test('[T01] without a page size, a page has at most 100 rows of each type, in the order of the list', async () => {
    const first = await read()
    expect(idsOf(first.projects)).toEqual(projects.slice(0, 100))
    expect(idsOf(first.procurements)).toEqual(tenders)
    expect(first.counts).toEqual({ project: count, procurement: 2, company: 0 })
    expect(first.foundCounts).toEqual(first.counts)
    expect(idsOf((await read({ index: 1 })).projects)).toEqual(projects.slice(100))
  })

  test('[T01] a page of one type has no other rows, and counts all', async () => {
    const page = await read({ type: 'procurement', limit: 1, index: 1 })
    expect([page.projects, idsOf(page.procurements)]).toEqual([[], tenders.slice(1)])
    expect(page.counts.project).toBe(count)
  })

  test('[T01] the order applies to the whole list before it is cut into pages', async () => {
    const { projects: highest } = await read({ orderBy: 'sum', limit: 3 })
    expect(highest.map(({ budget }) => budget)).toEqual([130_000_000, 129_000_000, 128_000_000])
    const { projects: named } = await read({ orderBy: 'name', limit: 3, index: 3 })
    expect(named.map(({ name }) => name)).toEqual(['Hal 9', 'Hal 10', 'Hal 11'])
    expect(idsOf((await read({ orderBy: 'deadline' })).procurements)).toEqual(tenders.toReversed())
  })

  test('[T01] the text applies to the whole list, and the found items are counted', async () => {
    const page = await read({ text: 'odense HAL', limit: 20 })
    expect(page.projects).toHaveLength(20)
    expect(page.foundCounts).toEqual({ project: 65, procurement: 0, company: 0 })
    expect(page.counts.project).toBe(count)
    expect((await read({ text: 'vejle' })).foundCounts.procurement).toBe(1)
  })

  test('[K02] details that a caller may not read neither filter nor order the list', async () => {
    expect((await read({ text: 'vejle' }, 'basic')).foundCounts.procurement).toBe(0)
    expect(idsOf((await read({ orderBy: 'deadline' }, 'basic')).procurements)).toEqual(tenders)
  })

  test('[B01] hidden items have pages, the most recently hidden first', async () => {
    const token = tokens.get('paid') ?? null
    const usersIds = [service.userId('paid')]
    for (const ids of [projects.slice(0, 70), projects.slice(70)])
      await service.call('POST', '/selected-items/hide', { token, body: { type: 'project', ids, usersIds } })
    const details = async (query: Readonly<Record<string, string | number>>) =>
      (await service.call('GET', '/blacklists/pdata', { token, query })).json<Schemas['HiddenItemDetails']>()
    const first = await details({})
    expect(idsOf(first.projects)).toEqual(projects.toReversed().slice(0, 100))
    expect(first.counts).toEqual({ project: count, procurement: 0 })
    expect(first.foundCounts).toEqual(first.counts)
    expect(idsOf((await details({ index: 1 })).projects)).toEqual(projects.toReversed().slice(100))
    const found = await details({ text: 'hal 12', type: 'project', limit: 2 })
    expect(found.projects.map(({ name }) => name)).toEqual(['Hal 129', 'Hal 128'])
    expect(found.foundCounts.project).toBe(12)
  })
})
