import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import bundle from '../../../../../openapi/bundle.json'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { signInVisitor } from '../../testing/signIn/signInVisitor'

const now = new Date('2026-11-21T10:00:00Z')
const secrets = [
  '2026-12-04',
  'udbud.example',
  'Rådhuspladsen',
  'Ny frist',
  '2026/S 190',
  'Elektronisk',
  'Lise Toft',
  'Ordregivende myndighed',
]
const paidFields = Object.entries(bundle.components.schemas.Procurement.properties).flatMap(
  ([name, property]) => (property['x-paid'] ? [name] : []),
)

describe.each(mainEngines)('access on %s', (engine) => {
  let service: ServiceUnderTest
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => now })
    for (const name of ['paid', 'projects', 'basic', 'none'])
      tokens.set(name, await service.signIn(`${name}@demo.test`))
    tokens.set('limited', await signInVisitor(service.db, 2, now))
  })
  afterAll(() => service.close())

  const get = (caller: string, path: string) =>
    service.call('GET', path, { token: tokens.get(caller) ?? null })
  const tender = () => `/procurements/byId/${service.scene.procurements.get('school-tender') ?? 0}`
  const company = () => `/companies/byId/${service.scene.companies.get('toft') ?? 0}`
  const project = (key: string) => `/projects/byId/${service.scene.projects.get(key) ?? 0}`

  const readIn = async (key: string, languageId: number) =>
    (await service.call('GET', project(key), { token: tokens.get('paid') ?? null, languageId })).json()
  test('[Q02] a paying user gets every detail of a procurement', async () => {
    const procurement = (await get('paid', tender())).json()
    expect(procurement).toMatchObject({
      nextDeadline: '2026-12-04',
      liable: 'Aarhus Kommune',
      euNr: '2026/S 190-000001',
      offers: { to: '2026-12-04', link: 'https://udbud.example/1', address: 'Rådhuspladsen 2' },
      material: null,
      winners: [{ companyName: 'Toft Entreprise A/S', contactPerson: { name: 'Lise Toft' } }],
      companyRoles: [{ companyName: 'Aarhus Kommune', role: { name: 'Ordregivende myndighed' } }],
      announcements: [{ type: 'correction', changes: 'Ny frist' }],
      project: { id: service.scene.projects.get('school') },
    })
  })

  test.each(['basic', 'none'])('[K02] responses contain no paid details for a user on %s', async (caller) => {
    const response = await get(caller, tender())
    expect(response.statusCode).toBe(200)
    const procurement = response.json()
    for (const field of paidFields) expect(procurement[field]).toBeNull()
    for (const secret of secrets) expect(response.body).not.toContain(secret)
    expect(paidFields).toContain('liable')
    expect(procurement.companyRoles).toEqual([])
  })

  test.each(['basic', 'none'])(
    '[K02] lists withhold the same details as pages for a user on %s',
    async (caller) => {
      const token = tokens.get(caller) ?? null
      const rows = await service.call('POST', '/search-items/search/procurements', { token, body: {} })
      expect(rows.json().items).toHaveLength(2)
      for (const row of rows.json().items) expect(row).toMatchObject({ liable: null, nextDeadline: null })
      const school = await get(caller, project('school'))
      expect(school.json().procurements).toMatchObject([{ liable: null, nextDeadline: null }])
      expect(school.body).not.toContain('2026-12-04')
    },
  )

  test('[K02] users who cannot read deadlines cannot infer them from filters', async () => {
    const body = { deadlineFrom: '2026-12-04', deadlineTo: '2026-12-04' }
    const count = async (caller: string) =>
      (
        await service.call('POST', '/search-items/search/procurements', {
          token: tokens.get(caller) ?? null,
          body,
        })
      ).json().count
    expect(await count('paid')).toBe(1)
    expect(await count('basic')).toBe(2)
  })

  test.each([
    ['paid', 200],
    ['projects', 401],
    ['basic', 401],
    ['none', 401],
    ['limited', 401],
    ['visitor', 401],
  ])('[C01] a company page for %s has status %i', async (caller, status) => {
    expect((await get(caller, company())).statusCode).toBe(status)
  })

  test.each([
    ['projects', 403],
    ['none', 403],
    ['limited', 403],
    ['visitor', 401],
  ])('[S16] a company search by %s has status %i', async (caller, status) => {
    const response = await service.call('POST', '/search-items/search/companies', {
      token: tokens.get(caller) ?? null,
      body: {},
    })
    expect(response.statusCode).toBe(status)
  })

  test.each([
    ['procurement pages', () => get('limited', tender()), 401],
    [
      'searches',
      () =>
        service.call('POST', '/search-items/search/projects', {
          token: tokens.get('limited') ?? null,
          body: {},
        }),
      403,
    ],
    ['lists', () => get('limited', '/lists'), 403],
    ['the user', () => get('limited', '/pa-users'), 403],
    ['phases, which project pages show', () => get('limited', '/project-phases'), 200],
  ] as const)('[K01] a limited visitor and %s', async (_case, call, status) => {
    expect((await call()).statusCode).toBe(status)
  })

  test('[W05] each newly opened project costs a limited visitor one view; without views the response is 480', async () => {
    const token = await signInVisitor(service.db, 2, now)
    const read = async (key: string) => (await service.call('GET', project(key), { token })).statusCode
    expect(await read('school')).toBe(200)
    expect(await read('school')).toBe(200)
    expect((await service.call('GET', '/projects/byId/2000000000', { token })).statusCode).toBe(404)
    expect(await read('gym')).toBe(200)
    expect(await read('bridge')).toBe(480)
    expect(await read('school')).toBe(200)
  })

  test('[W05] two concurrent calls cannot both spend the last view', async () => {
    const token = await signInVisitor(service.db, 1, now)
    const responses = await Promise.all(
      ['school', 'gym', 'bridge'].map((key) => service.call('GET', project(key), { token })),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 480, 480])
  })

  test('[P01] a project contains everything its page shows', async () => {
    expect((await get('paid', project('school'))).json()).toMatchObject({
      name: 'Nybyggeri af skolen ved Åboulevarden',
      budget: 240_000_000,
      currency: 'DKK',
      phase: { name: 'Udbud', index: 4 },
      projectPhaseRecords: [{ phase: { name: 'Idé' }, date: null }, { date: '2026-10-01' }],
      criteria: [{ criteria: [['Byggeri', 'Skoler']] }, { criteria: [['Danmark', 'Midtjylland']] }],
      companyRoles: [{ companyName: 'Aarhus Kommune' }, { note: 'Alle fag.' }],
      files: [{ image: true }, { image: false }],
      coverImage: { code: 'facade' },
      articles: [{ title: 'Ny skole på vej' }],
      childrenProjects: [{ name: 'Idrætshal' }],
      parentProject: null,
      procurementCount: 1,
      summaryNumber: '§ 12',
      published: '2026-10-01',
    })
    expect((await get('paid', project('gym'))).json().parentProject.name).toBe(
      'Nybyggeri af skolen ved Åboulevarden',
    )
  })

  test('[Z05] names are in the user’s language where it is available', async () => {
    expect((await readIn('school', 1)).name).toBe('New school by the stream')
    expect((await readIn('school', 1)).phase.name).toBe('Tender')
    expect((await readIn('bridge', 2)).name).toBe('Bro över Göta älv')
  })

  test('[C01] a company’s roles are paged and sorted', async () => {
    const roles = `/search-items/company-roles/by-company/${service.scene.companies.get('toft') ?? 0}`
    const read = async (query: Record<string, string | number | boolean>, caller = 'paid') =>
      (await service.call('GET', roles, { token: tokens.get(caller) ?? null, query })).json()
    const all = await read({ sort: 'name', ascending: true })
    expect(all.items.map(({ itemName }: { itemName: string }) => itemName)).toEqual([
      'Nybyggeri af skolen ved Åboulevarden',
      'Totalentreprise, ny skole',
    ])
    expect(await read({ sort: 'name', ascending: true, limit: 1, index: 1 })).toEqual({
      items: all.items.slice(1),
      count: 2,
    })
  })
})
