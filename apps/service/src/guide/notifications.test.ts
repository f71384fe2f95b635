import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoGuide } from '../testing/scenes/seedDemoGuide'
import { mainEngines } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'

const texts = { da: 'x', sv: 'x', nb: 'x', en: 'x' }

describe.each(mainEngines)('news and the user guide on %s', (engine) => {
  let service: ServiceUnderTest
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => new Date('2026-11-21T10:00:00Z') })
    await service.db.transaction().execute((trx) => seedDemoGuide(trx, '2026-11-21'))
    for (const name of ['paid', 'none']) tokens.set(name, await service.signIn(`${name}@demo.test`))
  })
  afterAll(() => service.close())
  const get = (path: string, who: string, query = {}, languageId = 2) =>
    service.call('GET', path, { token: tokens.get(who) ?? null, query, languageId })
  const titles = async (who: string, query = {}, languageId = 2) =>
    (await get('/notifications', who, query, languageId))
      .json<Schemas['Notification'][]>()
      .map(({ title }) => title)
  const mark = () => service.call('PUT', '/notifications/setAllSeen', { token: tokens.get('paid') ?? null })
  const add = (da: string, created: string) =>
    service.db
      .insertInto('notifications')
      .values({
        titles: JSON.stringify({ ...texts, da }),
        texts: JSON.stringify(texts),
        file: null,
        created,
      })
      .execute()

  test('[N01] news is sorted newest first, in the language of the call', async () => {
    expect(await titles('paid')).toEqual(['Udeluk kriterier', 'Søg på frist', 'Velkommen'])
    expect(await titles('paid', {}, 4)).toEqual(['Uteslut kriterier', 'Sök på sista dag', 'Välkommen'])
  })

  test('[N01] marking news as seen affects one user only, and no later news', async () => {
    expect(await titles('paid', { isSeen: true })).toEqual([])
    expect(await titles('paid', { isSeen: false })).toHaveLength(3)
    expect((await mark()).statusCode).toBe(204)
    expect((await mark()).statusCode).toBe(204)
    expect(await titles('paid', { isSeen: false })).toEqual([])
    expect(await titles('paid', { isSeen: true })).toHaveLength(3)
    expect(await titles('none', { isSeen: false })).toHaveLength(3)
    await add('Nu', '2026-11-21T10:00:00Z')
    await add('I morgen', '2026-11-22T10:00:00Z')
    expect(await titles('paid', { isSeen: false })).toEqual(['Nu'])
    expect(await titles('paid')).toHaveLength(4)
  })

  test.each([
    [2, 'Søgning', 'Søg med ord'],
    [4, 'Sökning', 'Sök med ord'],
    [7, 'Søk', 'Søk med ord'],
    [1, 'Searching', 'Search by words'],
  ])('[A07] the user guide is complete in language %i and in order', async (languageId, tab, page) => {
    const tabs = (await get('/helpdesk', 'none', {}, languageId)).json<Schemas['HelpdeskTab'][]>()
    expect(tabs.map(({ index }) => index)).toEqual([0, 1, 2])
    expect(tabs[0]).toMatchObject({ name: tab, pages: [{ title: page, parts: { length: 2 } }, {}, {}, {}] })
    const parts = tabs.flatMap(({ pages }) => pages.flatMap((one) => one.parts))
    for (const { text } of parts) expect(text).toMatch(/^<p>.*<\/(p|ul)>$/)
  })

  test('[K01] news and the guide require a login', async () => {
    for (const path of ['/notifications', '/helpdesk'])
      expect((await get(path, 'visitor')).statusCode).toBe(401)
  })

  test('[X01] the logo for printed reports requires no login', async () => {
    const logo = (await get('/companies/logo/byDomain', 'visitor')).json<Schemas['File']>()
    expect(logo).toMatchObject({ name: 'Spadestik', extension: 'svg', image: true })
    expect(decodeURIComponent(logo.link ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/)
  })
})
