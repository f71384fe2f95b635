import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeProcurements } from '../../items/writers/writeProcurements'
import { engines } from '../../testing/openTestDatabase'
import { procurementRecord } from '../../testing/scenes/records'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { learnWords } from '../../words/learnWords'

const names = [
  ['Xylofonfabrik med svømmehal', 'da'],
  ['Xylofonfabrik', 'da'],
  ['Gokartbane med vandskade', 'da'],
  ['Gokartbane', 'da'],
  ['Gokartbane igen', 'da'],
  ['Gokartbane endnu en gang', 'da'],
  ['Repair of quay walls', 'en'],
] as const

describe.each(engines)('matches of some words on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  beforeAll(async () => {
    service = await setUpService(engine)
    token = await service.signIn('paid@demo.test')
    const records = names.map(([name, language]) =>
      procurementRecord(name, { language, names: { [language]: name }, liable: 'Ziggurat Kommune' }),
    )
    await service.db.transaction().execute((trx) => writeProcurements(trx, records))
    while ((await learnWords(service.db)) > 0);
    await service.db
      .insertInto('translations')
      .values({ language: 'da', stem: 'kajmur', target_language: 'en', word: 'quay', share: 0.9 })
      .execute()
  })
  afterAll(() => service.close())

  const search = async (body: object, options: { query?: Record<string, number>; token?: string } = {}) => {
    const path = '/search-items/search/procurements'
    const { query = {}, token: own = token } = options
    const response = await service.call('POST', path, { token: own, body, query })
    return response.json<Schemas['ProcurementSearchResult']>()
  }
  const partial = async (freeSearch: string, options = {}) =>
    (await search({ freeSearch }, options)).partialMatches?.items.map(({ name }) => name) ?? []

  test('[S22] the items with the rarest words come first when none has all', async () => {
    const found = await partial('gokartbane xylofonfabrik vandskade')
    expect(found[0]).toBe('Gokartbane med vandskade')
    expect(found).toContain('Xylofonfabrik')
    expect(found.indexOf('Xylofonfabrik')).toBeLessThan(found.indexOf('Gokartbane'))
  })

  test('[S22] items that have all words are not repeated', async () => {
    const { items, partialMatches } = await search({ freeSearch: 'gokartbane vandskade' })
    expect(items.map(({ name }) => name)).toEqual(['Gokartbane med vandskade'])
    expect(partialMatches?.items.map(({ name }) => name)).not.toContain('Gokartbane med vandskade')
    expect(partialMatches?.items).toHaveLength(3)
  })

  test('[S22] a word also counts in another language, and is highlighted there', async () => {
    const { count, partialMatches } = await search({ freeSearch: 'kajmure' })
    expect(count).toBe(0)
    expect(partialMatches?.items.map(({ name }) => name)).toEqual(['Repair of quay walls'])
    const marked = partialMatches?.highlights[0]?.name.flatMap(({ text, isMatch }) => (isMatch ? [text] : []))
    expect(marked).toEqual(['quay'])
  })

  test.each([
    ['exclusions', 'gokartbane xylofonfabrik -vandskade', 'Gokartbane med vandskade'],
    ['fields', 'titel:gokartbane vandskade xylofonfabrik', 'Xylofonfabrik'],
  ])('[S22] %s still apply', async (_case, text, hidden) => {
    const found = await partial(text)
    expect(found.length).toBeGreaterThan(0)
    expect(found).not.toContain(hidden)
  })

  test('[S22] filters still apply', async () => {
    const body = { freeSearch: 'gokartbane xylofonfabrik', countryIds: [9999] }
    expect((await search(body)).partialMatches).toBeUndefined()
  })

  test.each([
    ['three results or more', 'gokartbane', {}],
    ['a later page', 'gokartbane xylofonfabrik', { query: { index: 1 } }],
    ['joining words only', 'og med', {}],
    ['exclusions only', '-gokartbane -projekt* -udbud*', {}],
  ])('[S22] there are none for %s', async (_case, text, options) => {
    expect(await partial(text, options)).toEqual([])
  })

  test('[S22] there are none for postal codes', async () => {
    const body = { freeSearch: '9999', freeSearchType: 'zipCode' }
    expect((await search(body)).partialMatches).toBeUndefined()
  })

  test('[S22, K02] paid details neither match nor rank for users who may not read them', async () => {
    expect(await partial('ziggurat xylofonfabrik')).toContain('Gokartbane')
    const limited = await service.signIn('basic@demo.test')
    const found = await partial('ziggurat xylofonfabrik', { token: limited })
    expect(found.toSorted()).toEqual(['Xylofonfabrik', 'Xylofonfabrik med svømmehal'])
  })
})
