import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import { mainEngines } from '../../testing/openTestDatabase'
import { roleRecord, windowUntil } from '../../testing/scenes/records'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { signInVisitor } from '../../testing/signIn/signInVisitor'
import { writeProcurement, writeProject } from '../../testing/scenes/writeItem'

type Update = Schemas['Update']

const now = new Date('2026-11-21T10:00:00Z')
const updateOf = (text: string, day: string) => ({ text, created: `${day}T08:00:00.000Z`, scrollId: 'dates' })

const texts = (all: readonly Update[]) => all.map(({ text }) => text)

describe.each(mainEngines)('updates on %s', (engine) => {
  let service: ServiceUnderTest
  let harbour = 0
  let quay = 0
  const tokens = new Map<string, string>()
  const tender = (changes: Partial<ProcurementRecord>) => writeProcurement(service.db, 'quay', changes)
  const pier = (changes: Partial<ProjectRecord>) => writeProject(service.db, 'pier', changes)
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => now })
    for (const name of ['paid', 'colleague', 'projects', 'none']) {
      tokens.set(name, await service.signIn(`${name}@demo.test`))
    }
    const updates = [updateOf('Ny', '2026-11-02'), updateOf('Gammel', '2026-10-02')]
    harbour = await writeProject(service.db, 'harbour', { updates })
    await tender({ offers: windowUntil('2026-12-04') })
    await tender({ offers: windowUntil('2026-12-18') })
    quay = await tender({ offers: windowUntil('2026-12-18'), phase: 'awarded', roles: [roleRecord('toft')] })
  })
  afterAll(() => service.close())
  const call = (path: string, who: string, languageId = 2) =>
    service.call('GET', path, { token: tokens.get(who) ?? null, languageId })
  const updatesOf = async (path: string, who = 'paid', languageId = 2) =>
    (await call(path, who, languageId)).json<Update[]>()

  test('[P03] the updates of a project are sorted newest first, with their own texts', async () => {
    const updates = await updatesOf(`/updates/byProjectId/${harbour}`)
    expect(updates).toEqual([
      {
        id: expect.any(Number),
        text: 'Ny',
        created: '2026-11-02T08:00:00.000Z',
        projectId: harbour,
        procurementId: null,
        scrollId: 'dates',
      },
      expect.objectContaining({ text: 'Gammel' }),
    ])
    expect((await call(`/updates/${updates[0]?.id}`, 'paid')).json()).toEqual(updates[0])
  })

  test.each([
    [2, ['Fase I udbud → Tildelt', 'Nye aktører: Toft Entreprise A/S', 'Frist 04.12.2026 → 18.12.2026']],
    [
      4,
      [
        'Skede Anbud inbjuds → Tilldelad',
        'Nya aktörer: Toft Entreprise A/S',
        'Sista dag 04.12.2026 → 18.12.2026',
      ],
    ],
    [7, ['Fase Ute på anbud → Tildelt', 'Nye aktører: Toft Entreprise A/S', 'Frist 04.12.2026 → 18.12.2026']],
    [
      1,
      [
        'Phase Open for tenders → Awarded',
        'New companies: Toft Entreprise A/S',
        'Deadline 04.12.2026 → 18.12.2026',
      ],
    ],
  ])('[Q03] updates without a text are described in language %i', async (languageId, expected) => {
    const updates = await updatesOf(`/updates/byProcurementId/${quay}`, 'paid', languageId)
    expect(texts(updates).sort()).toEqual([...expected].sort())
    expect(texts(updates).at(-1)).toBe(expected[2])
  })

  test.each([
    ['correction', 'Ny bekendtgørelse: rettelse', 'announcements'],
    ['cancellation', 'Ny bekendtgørelse: annullering', 'phases'],
    ['result', 'Ny bekendtgørelse: resultat', 'winners'],
  ] as const)(
    '[Q03, Q02] an update about a %s links to a section that shows it',
    async (type, text, section) => {
      const announcement = { date: '2026-11-20', type, changes: null, description: null }
      await writeProcurement(service.db, `notice ${type}`)
      const id = await writeProcurement(service.db, `notice ${type}`, { announcements: [announcement] })
      const updates = await updatesOf(`/updates/byProcurementId/${id}`)
      expect(updates).toMatchObject([{ text, scrollId: section }])
    },
  )

  test('[K01] updates of projects need no product, but without one they have no link', async () => {
    const updates = await updatesOf(`/updates/byProjectId/${harbour}`, 'none')
    expect(texts(updates)).toEqual(['Ny', 'Gammel'])
    expect(updates.map(({ scrollId }) => scrollId)).toEqual([null, null])
    expect((await call(`/updates/${updates[0]?.id}`, 'none')).json()).toEqual(updates[0])
  })

  test('[K02] updates of procurements require a paid product, in lists and singly', async () => {
    const [update] = await updatesOf(`/updates/byProcurementId/${quay}`)
    expect((await call(`/updates/byProcurementId/${quay}`, 'none')).statusCode).toBe(403)
    expect((await call(`/updates/${update?.id}`, 'none')).statusCode).toBe(403)
    expect((await call(`/updates/${update?.id}`, 'projects')).json()).toEqual(update)
  })

  test('[K02] only users with a paid product see who won a project; all see other changes of its companies', async () => {
    const builder = roleRecord('toft')
    await pier({})
    await pier({ budget: 12_000_000, roles: [builder] })
    const id = await pier({ budget: 15_000_000, roles: [builder, { ...builder, isWinner: true }] })
    const read = async (who: string) =>
      texts(await updatesOf(`/updates/byProjectId/${id}`, who)).map((text) => text.replaceAll(/\s/g, ' '))
    const open = [
      'Budget 12 mio. kr. → 15 mio. kr.',
      'Nye aktører: Toft Entreprise A/S',
      'Nyt budget: 12 mio. kr.',
    ]
    expect((await read('none')).toSorted()).toEqual(open)
    expect((await read('paid')).toSorted()).toEqual([...open, 'Tildelt til Toft Entreprise A/S'])
    const all = await updatesOf(`/updates/byProjectId/${id}`)
    const award = all.find(({ text }) => text.startsWith('Tildelt'))
    expect((await call(`/updates/${award?.id}`, 'paid')).statusCode).toBe(200)
    expect((await call(`/updates/${award?.id}`, 'none')).statusCode).toBe(404)
  })

  test.each(['/updates/', '/updates/byProjectId/', '/updates/byProcurementId/', '/updates/byListId/'])(
    '[Z03] %s2000000000 does not exist',
    async (path) => {
      expect((await call(`${path}2000000000`, 'paid')).statusCode).toBe(404)
    },
  )

  test('[W05] a limited visitor sees the updates of opened projects only', async () => {
    const path = `/updates/byProjectId/${harbour}`
    tokens.set('limited', await signInVisitor(service.db, 1, now))
    expect((await call(path, 'limited')).statusCode).toBe(403)
    expect((await call(`/projects/byId/${harbour}`, 'limited')).statusCode).toBe(200)
    expect(texts(await updatesOf(path, 'limited'))).toEqual(['Ny', 'Gammel'])
    const school = service.scene.projects.get('school') ?? 0
    expect((await call(`/updates/byProjectId/${school}`, 'limited')).statusCode).toBe(480)
    expect((await call(`/updates/byProcurementId/${quay}`, 'limited')).statusCode).toBe(403)
    expect((await call(path, 'visitor')).statusCode).toBe(401)
  })

  test('[W07] the activity log of a list has the updates of its items, newest first', async () => {
    const token = tokens.get('paid') ?? null
    const list = { name: 'Havne', projects: [harbour], procurements: [quay], companies: [] }
    const paUserIds = [service.userId('paid')]
    const { id } = (await service.call('POST', '/lists', { token, body: { ...list, paUserIds } })).json<
      Schemas['List']
    >()
    const log = (await call(`/updates/byListId/${id}`, 'paid')).json<Schemas['ActivityLog']>()
    expect(log.name).toBe('Havne')
    expect(log.updates).toHaveLength(5)
    expect(texts(log.updates.slice(3))).toEqual(['Ny', 'Gammel'])
    expect((await call(`/updates/byListId/${id}`, 'colleague')).statusCode).toBe(404)
    expect((await call(`/updates/byListId/${id}`, 'none')).statusCode).toBe(403)
  })

  test('[W07] a new update marks a list as changed since it was seen', async () => {
    const token = tokens.get('paid') ?? null
    const [list] = (await service.call('GET', '/lists', { token })).json<Schemas['List'][]>()
    await service.db.updateTable('item_changes').set({ changed_at: '2026-11-20T08:00:00Z' }).execute()
    await service.db
      .updateTable('item_changes')
      .set({ changed_at: '2026-11-25T08:00:00Z' })
      .where('item_id', '=', quay)
      .where('item_type', '=', 'procurement')
      .where('kind', '=', 'deadlineMoved')
      .execute()
    await service.call('PUT', `/lists/setSeen/${list?.id}`, { token })
    const [seen] = (await service.call('GET', '/lists', { token })).json<Schemas['List'][]>()
    expect(seen).toMatchObject({ lastSeen: now.toISOString(), lastUpdated: '2026-11-25T08:00:00.000Z' })
  })
})
