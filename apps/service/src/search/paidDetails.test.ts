import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usersMatching } from '../agents/usersMatching'
import { idOfCode } from '../reference/idOfCode'
import { roles } from '../reference/roles'
import { mainEngines } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'

const turnkey = idOfCode(roles, 'turnkeyContractor')
const authority = idOfCode(roles, 'authority')

describe.each(mainEngines)('searching by paid details on %s', (engine) => {
  let service: ServiceUnderTest
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine)
    for (const name of ['paid', 'none']) tokens.set(name, await service.signIn(`${name}@demo.test`))
  })
  afterAll(() => service.close())
  const toft = () => ({ id: service.scene.companies.get('toft') ?? 0 })
  const aarhus = () => ({ id: service.scene.companies.get('aarhus') ?? 0 })
  const tender = () => service.scene.procurements.get('school-tender') ?? 0
  const post = (path: string, who: string, body: object) =>
    service.call('POST', path, { token: tokens.get(who) ?? null, body })
  const find = async (who: string, body: object) =>
    (await post('/search-items/search/procurements', who, body))
      .json<Schemas['ProcurementSearchResult']>()
      .items.map(({ id }) => id)
  const countedRoles = async (who: string) =>
    (
      await service.call('POST', '/search-items/search/procurements', {
        token: tokens.get(who) ?? null,
        body: {},
        query: { facet: 'roles' },
      })
    )
      .json<Schemas['ProcurementSearchResult']>()
      .facet?.options?.map(({ id }) => id)
  const findByAgents = async (who: string, filters: object) => {
    await service.db.deleteFrom('agents').execute()
    const paUserIds = [service.userId(who)]
    await post('/agents/procurement', who, { name: 'Agent', mailTime: 'daily', paUserIds, ...filters })
    const itemIds = [...service.scene.procurements.values()]
    return (await usersMatching(service.db, { itemType: 'procurement', itemIds, now: new Date() })).map(
      ({ itemId }) => itemId,
    )
  }

  test.each<[string, () => object]>([
    ['the name of a winner', () => ({ freeSearch: 'toft' })],
    ['the number of a notice', () => ({ freeSearch: '000001' })],
    ['a winner', () => ({ companies: [toft()] })],
    ['the role of a winner', () => ({ roles: [turnkey] })],
    ['a winner in a role', () => ({ companies: [toft()], roles: [turnkey] })],
    ['the contracting authority', () => ({ companies: [aarhus()] })],
    ['the role of the contracting authority', () => ({ roles: [authority] })],
    ['the name of the contracting authority', () => ({ freeSearch: 'aarhus kommune' })],
    ['the field of a winner', () => ({ freeSearch: 'firma:toft' })],
    ['the field of the contracting authority', () => ({ freeSearch: 'bygherre:"aarhus kommune"' })],
    ['the field of a number', () => ({ freeSearch: 'nr:"2026/S 190-000001"' })],
    ['a name as a phrase or a word without a match', () => ({ freeSearch: 'lufthavn OR "aarhus kommune"' })],
  ])('[K02] %s finds and mails nothing for users who may not read it', async (_case, filters) => {
    expect(await find('paid', filters())).toEqual([tender()])
    expect(await findByAgents('paid', filters())).toEqual([tender()])
    expect(await find('none', filters())).toEqual([])
    expect(await findByAgents('none', filters())).toEqual([])
  })

  test('[K02] no role that is a paid detail is counted for users who may not read it', async () => {
    expect(await countedRoles('paid')).toEqual(expect.arrayContaining([turnkey, authority]))
    expect(await countedRoles('none')).toEqual([])
  })

  test.each([
    ['a winner', 'skole -toft'],
    ['a winner in parentheses', 'skole -(toft lufthavn) -toft'],
    ['a company', 'skole -firma:toft'],
    ['the contracting authority', 'skole -bygherre:kommune'],
    ['a phrase', 'skole -"aarhus kommune"'],
    ['the number of a notice', 'skole -"2026/S 190-000001"'],
  ])('[K02] excluding %s changes nothing for users who may not read it', async (_case, freeSearch) => {
    expect(await find('paid', { freeSearch })).toEqual([])
    expect(await findByAgents('paid', { freeSearch })).toEqual([])
    expect(await find('none', { freeSearch })).toEqual([tender()])
    expect(await findByAgents('none', { freeSearch })).toEqual([tender()])
  })

  test.each<[string, () => object]>([
    ['a word of the text', () => ({ freeSearch: 'opførelse' })],
    ['a word of the text with one that is also a paid detail', () => ({ freeSearch: 'aarhus skole' })],
  ])('[K02] %s finds and mails the same for all users', async (_case, filters) => {
    for (const who of ['paid', 'none']) {
      expect(await find(who, filters())).toEqual([tender()])
      expect(await findByAgents(who, filters())).toEqual([tender()])
    }
  })
})
