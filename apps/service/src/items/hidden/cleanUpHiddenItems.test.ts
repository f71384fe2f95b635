import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import { procurementRecord, windowUntil } from '../../testing/scenes/records'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { writeProcurements } from '../writers/writeProcurements'

type HiddenItem = Schemas['HiddenItem']

const over = windowUntil('2026-11-20')
const today = windowUntil('2026-11-21')
const extras = [
  procurementRecord('over', { offers: over, participation: windowUntil('2026-10-01') }),
  procurementRecord('lastDay', { offers: today, participation: over }),
  procurementRecord('undated', {}),
  procurementRecord('endless', { offers: over, material: { ...over, from: '2026-10-01', to: null } }),
]

describe.each(mainEngines)('cleaning up hidden items on %s', (engine) => {
  let service: ServiceUnderTest
  let extraIds: Map<string, number>
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => new Date('2026-11-21T22:30:00Z') })
    extraIds = await service.db.transaction().execute((trx) => writeProcurements(trx, extras))
    for (const name of ['paid', 'colleague', 'projects', 'none']) {
      tokens.set(name, await service.signIn(`${name}@demo.test`))
    }
  })
  afterAll(() => service.close())
  beforeEach(() => service.db.deleteFrom('hidden_items').execute())
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    who: string,
    body?: unknown,
    query = {},
  ) => service.call(method, path, { token: tokens.get(who) ?? null, body, query })
  const user = (name: string) => service.userId(name)
  const project = (key: string) => ({ projectId: service.scene.projects.get(key) ?? 0 })
  const tender = (key: string) => ({
    procurementId: extraIds.get(key) ?? service.scene.procurements.get(key) ?? 0,
  })
  const hide = async (item: object, who: readonly string[] = ['paid']) =>
    (await call('POST', '/blacklists', 'paid', { ...item, usersIds: who.map(user) })).json<HiddenItem>()
  const entries = async (who: string) => (await call('GET', '/blacklists', who)).json<HiddenItem[]>()
  const cleanUp = (who: string, cleanForAll = false) =>
    call('GET', '/blacklists/cleanup-blacklist', who, undefined, { cleanForAll })

  test('[B01] a cleanup removes ended items for the caller, and deletes entries that hide for nobody', async () => {
    const own = await hide(tender('over'))
    const shared = await hide(project('bridge'), ['paid', 'colleague'])
    const others = await hide({ ...project('school') }, ['colleague'])
    for (const key of ['lastDay', 'undated', 'endless', 'bridge-tender']) await hide(tender(key))
    const response = await cleanUp('paid')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({ removedIds: [own.id, shared.id] })
    const remaining = await entries('paid')
    expect(remaining.map(({ id }) => id)).not.toContain(own.id)
    expect(remaining.find(({ id }) => id === shared.id)).toMatchObject({ usersIds: [user('colleague')] })
    expect(remaining.find(({ id }) => id === others.id)).toMatchObject({ usersIds: [user('colleague')] })
    expect(remaining).toHaveLength(6)
    expect((await cleanUp('paid')).json()).toEqual({ removedIds: [] })
  })

  test('[B01] a HEAD request does not clean up', async () => {
    const entry = await hide(tender('over'))
    const response = await service.app.inject({
      method: 'HEAD',
      url: '/api/blacklists/cleanup-blacklist?languageId=2&domainId=9',
      headers: { authorization: `Bearer ${tokens.get('paid')}` },
    })
    expect(response.statusCode).toBe(405)
    expect(await entries('paid')).toEqual([entry])
  })

  test('[B01] a cleanup for all removes ended items for the whole company', async () => {
    const own = await hide(tender('over'))
    const others = await hide(project('bridge'), ['colleague'])
    const ahead = await hide(tender('bridge-tender'), ['colleague'])
    expect((await cleanUp('paid', true)).json()).toEqual({ removedIds: [own.id, others.id] })
    expect(await entries('colleague')).toEqual([{ ...ahead, userIsOnList: true }])
  })
})
