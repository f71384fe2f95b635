import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'

describe.each(mainEngines)('reference data on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  beforeAll(async () => {
    service = await setUpService(engine)
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())
  const names = async (term: string, limit = 5) =>
    (
      await service.call('GET', '/search-items/search/companies/autocomplete', {
        token,
        query: { term, limit },
      })
    )
      .json<Schemas['CompanySuggestion'][]>()
      .map(({ companyName }) => companyName)
  const search = (path: string, body = {}, query = {}) => service.call('POST', path, { token, body, query })
  const get = (path: string, languageId = 2, headers = {}) =>
    service.call('GET', path, { token, languageId, headers })

  test.each([
    ['/project-phases', 2, 'Udbud'],
    ['/project-phases', 4, 'Upphandling'],
    ['/procurement-phases', 7, 'Tildelt'],
    ['/procurement-types', 1, 'Open procedure'],
    ['/roles', 2, 'Bygherre'],
    ['/countries', 4, 'Danmark'],
    ['/countries', 1, 'Norway'],
  ])('[Z05] %s in language %i has %s', async (path, languageId, name) => {
    const rows = (await get(path, languageId)).json<{ name: string }[]>()
    expect(rows.map((row) => row.name)).toContain(name)
  })

  test.each([
    ['/project-phases', (id: number) => `/project-phases/${id}`],
    ['/procurement-phases', (id: number) => `/procurement-phases/${id}`],
    ['/procurement-types', (id: number) => `/procurement-types/${id}`],
    ['/roles', (id: number) => `/roles/${id}`],
  ])('[Z01] each of %s is found by its id, and unknown ids are not', async (path, byId) => {
    const rows = (await get(path)).json<{ id: number }[]>()
    expect(rows.length).toBeGreaterThan(4)
    for (const row of rows) {
      expect((await get(byId(row.id))).json()).toEqual(row)
    }
    expect((await get(byId(2_000_000_000))).statusCode).toBe(404)
  })

  test('[S18] a project has its procurements, as many as requested', async () => {
    const id = service.scene.projects.get('school') ?? 0
    const response = await service.call('GET', `/search-items/procurements/by-project/${id}`, {
      token,
      query: { limit: 5 },
    })
    expect(response.json()).toMatchObject([{ id: service.scene.procurements.get('school-tender') }])
    const bridge = service.scene.projects.get('bridge') ?? 0
    expect(
      (await service.call('GET', `/search-items/procurements/by-project/${bridge}`, { token })).json(),
    ).toEqual([])
  })

  test('[S09] phases are returned in order', async () => {
    for (const path of ['/project-phases', '/procurement-phases']) {
      const rows = (await get(path)).json<Schemas['Phase'][]>()
      const course = rows.flatMap(({ index }) => index ?? [])
      expect(course).toEqual(course.map((_index, place) => place))
      expect(course.length).toBeGreaterThanOrEqual(rows.length - 1)
    }
  })

  test('[S11] a role lists the searches in which users can filter by it', async () => {
    const rows = (await get('/roles')).json<Schemas['Role'][]>()
    expect(rows.find(({ name }) => name === 'Projektudvikler')?.itemTypes).toEqual(['project', 'company'])
    expect(rows.find(({ name }) => name === 'Tilbudsgiver')?.itemTypes).toEqual(['procurement', 'company'])
  })

  test('[S10] criterion types contain their trees, and the translations contain their names', async () => {
    const types = (await get('/criteria/criterion-types')).json<Schemas['CriterionType'][]>()
    expect(types).toMatchObject([
      {
        searchable: true,
        criteria: [
          { name: 'Byggeri', children: [{ name: 'Skoler', children: [{ name: 'Idrætshaller' }] }] },
          { name: 'Anlæg' },
        ],
      },
      { criteria: [{ name: 'Danmark', children: [{ name: 'Midtjylland' }] }, { name: 'Sverige' }] },
    ])
    const translations = (await service.call('GET', '/translations/1')).json<Record<string, string>>()
    expect(types.map(({ translationProperty }) => translations[translationProperty])).toEqual([
      'Category',
      'Region',
    ])
  })

  test('[Z01] an unchanged response is not sent again, but the same data in another language is', async () => {
    const first = await get('/roles')
    const tag = String(first.headers['etag'])
    const again = await get('/roles', 2, { 'if-none-match': tag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/roles', 4, { 'if-none-match': tag })).statusCode).toBe(200)
  })

  test('[S14] autocomplete matches the beginning of any word of a name, ignoring case and accents', async () => {
    expect(await names('TOFT e')).toEqual(['Toft Entreprise A/S'])
    expect(await names('ang')).toEqual(['Ångström Bro AB'])
    expect(await names('entreprise')).toEqual(['Toft Entreprise A/S'])
    expect(await names('kommune')).toEqual(['Aarhus Kommune'])
    expect(await names('ntreprise')).toEqual([])
    expect(await names('%%')).toEqual([])
    expect(await names('to', 1)).toHaveLength(1)
  })

  test('[S16] companies and roles are those that the company search finds, and so is their count', async () => {
    const rows = (await search('/search-items/search/companies')).json()
    const { companies, ...counts } = (await search('/companies/search')).json()
    expect({ items: companies, ...counts }).toEqual(rows)
    expect(rows.items).toHaveLength(3)
    const ids = async (body: object) =>
      (await search('/companies/search', body))
        .json()
        .companies.map(({ companyName }: { companyName: string }) => companyName)
    expect(await ids({ roles: [10] })).toEqual(['Toft Entreprise A/S'])
    expect(await ids({ countryIds: [2] })).toEqual(['Ångström Bro AB'])
    expect(await ids({ freeSearch: '00000001' })).toEqual(['Aarhus Kommune'])
    expect(await ids({ projectPhases: [8] })).toEqual(['Ångström Bro AB'])
    expect((await ids({ criteria: [{ id: 1, typeId: 1, included: true }] })).sort()).toEqual([
      'Aarhus Kommune',
      'Toft Entreprise A/S',
    ])
    expect((await search('/companies/search/count', { roles: [10] })).json()).toEqual({ count: 1 })
    expect((await search('/companies/search/count', {}, { maxDaysOld: 36_000 })).json()).toEqual({ count: 3 })
  })
})
