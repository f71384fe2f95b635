import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeProcurements } from '../items/writers/writeProcurements'
import { mainEngines } from '../testing/openTestDatabase'
import { procurementRecord } from '../testing/scenes/records'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { learnWords } from '../words/learnWords'

const names = `Renovering af tag, Renovering af facade, Renovering af kloak, Renovering af hal,
  Ny børnehave i Vejle, Børnehave ved åen, Renovering af børnehave,
  Skole i Odense, Skole i Ribe, Udvidelse af skole, Renovring af vej`.split(/,\s+/)

describe.each(mainEngines)('another spelling on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  beforeAll(async () => {
    service = await setUpService(engine)
    token = await service.signIn('paid@demo.test')
    const records = names.map((name) =>
      procurementRecord(name, { names: { da: name }, liable: 'Vandværket Grønbjerg' }),
    )
    await service.db.transaction().execute((trx) => writeProcurements(trx, records))
    while ((await learnWords(service.db)) > 0);
  })
  afterAll(() => service.close())

  const search = async (body: object, query = {}) => {
    const path = '/search-items/search/procurements'
    const response = await service.call('POST', path, { token, body, query })
    return response.json<Schemas['ProcurementSearchResult']>()
  }

  test.each([
    ['a missing letter', 'renoverng', 'renovering'],
    ['swapped letters', 'sokle', 'skole'],
    ['a letter too many', 'bornnehave', 'børnehave'],
    ['a capital', 'Boernehve', 'Børnehave'],
    ['operators', 'renoverng -"af tag" -hal', 'renovering -"af tag" -hal'],
    ['a title', 'titel:sokle', 'titel:skole'],
    ['two words', 'renoverng bornhave', 'renovering børnehave'],
    ['a rare misspelling in an item', 'renovring', undefined],
    ['a word that is found', 'renovering', undefined],
    ['a short word', 'taf', undefined],
    ['a word without a similar one', 'xylofon', undefined],
    ['an excluded word', 'vej -renoverng', undefined],
    ['a phrase', '"renoverng af"', undefined],
    ['a paid detail', 'grønbjrg', undefined],
  ])('[S22] is suggested for %s: %s', async (_case, freeSearch, text) => {
    const { spelling } = await search({ freeSearch })
    expect(spelling?.text).toBe(text)
    if (text !== undefined) expect(spelling?.count).toBe((await search({ freeSearch: text })).count)
  })

  test('[S22] is suggested only on the first page, only for words, and only if it finds more', async () => {
    expect((await search({ freeSearch: 'renoverng' }, { index: 1 })).spelling).toBeUndefined()
    expect((await search({ freeSearch: 'renoverng', freeSearchType: 'zipCode' })).spelling).toBeUndefined()
    expect((await search({ freeSearch: 'renoverng', countryIds: [9999] })).spelling).toBeUndefined()
  })
})
