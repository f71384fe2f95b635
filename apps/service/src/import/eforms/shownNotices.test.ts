import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noticeId, noticeXml, testProcedure } from '../../testing/imports/notices'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { readDisclosed } from '../importAgain'
import { importNotices } from '../importNotices'

const folder = mkdtempSync(join(tmpdir(), 'disclosure-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = '2026-11-21T12:00:00Z'
const [danish, swedish] = [2, 4]

const winner = { id: 'ORG-0002', name: 'Krog Byg', number: '87654321', city: 'Skjern', country: 'DNK' }
const buyer = { id: 'ORG-0001', name: 'Havneby Kommune', number: '12345678', city: 'Havneby', country: 'DNK' }

const award = { listName: 'result', type: 'can-standard', subtype: '29', root: 'ContractAwardNotice' }

describe.each(mainEngines)('a notice on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => new Date(now) })
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())

  const importXml = async (...documents: string[]) => {
    for (const xml of documents) {
      const file = join(folder, 'notice.xml')
      writeFileSync(file, xml)
      await importNotices(service.db, file, { countries: null, now })
    }
  }
  const disclose = (at: string) => readDisclosed(service.db, at, (failure) => expect.fail(failure.error))
  const idOf = async (freeSearch: string, languageId = danish) => {
    const body = { freeSearch }
    const path = '/search-items/search/procurements'
    const found = await service.call('POST', path, { token, body, languageId })
    return found.json<Schemas['ProcurementSearchResult']>().items.map(({ id }) => id)
  }
  const page = async (id: number, languageId = danish) => {
    const path = `/procurements/byId/${id}`
    return (await service.call('GET', path, { token, languageId })).json<Schemas['Procurement']>()
  }

  test('[G01, Q02] that withholds a sum says until when, and shows it from that day on', async () => {
    const lots = [{ id: 'LOT-0001' }, { id: 'LOT-0002', title: 'Tunnel' }]
    const results = [
      { lot: 'LOT-0001', winners: ['ORG-0002'], amount: '5000000', withheldUntil: '2027-03-12+01:00' },
      { lot: 'LOT-0002', winners: ['ORG-0002'], amount: '-1', withheldUntil: '2020-01-01Z' },
    ]
    const organizations = [buyer, winner]
    await importXml(noticeXml({ ...award, title: 'Havnebyforbindelsen', lots, results, organizations }))
    const [id = 0] = await idOf('havnebyforbindelsen')
    const withheld = (await page(id)).lots.map((lot) => [lot.awardedSum, lot.withheld])
    expect(withheld).toEqual([
      [null, [{ property: 'awardedSum', until: '2027-03-12' }]],
      [null, [{ property: 'awardedSum', until: null }]],
    ])
    expect(await disclose('2027-03-11T12:00:00Z')).toBe(0)
    expect(await disclose('2027-03-12T12:00:00Z')).toBe(1)
    expect(await disclose('2027-03-13T12:00:00Z')).toBe(0)
    const shown = (await page(id)).lots.map((lot) => [lot.awardedSum, lot.withheld])
    expect(shown).toEqual([
      [{ amount: 5_000_000, currency: 'DKK' }, []],
      [null, [{ property: 'awardedSum', until: null }]],
    ])
  })

  test('[G01, Q02] names the winners of the contracts with their dates, whatever the lots say of contracts', async () => {
    const loser = { ...winner, id: 'ORG-0003', name: 'Fjord & Lund', number: '11223344' }
    await importXml(
      noticeXml({
        ...award,
        id: noticeId(20),
        procedure: testProcedure.replace('3f0c', '7f0c'),
        title: 'Cykelparkering',
        publication: '00100020-2026',
        lots: [
          { id: 'LOT-0001', title: 'Nord' },
          { id: 'LOT-0002', title: 'Syd' },
        ],
        organizations: [buyer, winner, loser],
        results: [
          { lot: 'LOT-0001', winners: ['ORG-0002'], amount: '5000000' },
          { lot: 'LOT-0002', winners: ['ORG-0003'], amount: '6000000' },
        ],
        contracts: [{ id: 'CON-0001', tenders: ['TEN-0', 'TEN-1'], date: '2026-10-01+02:00' }],
      }),
    )
    const [id = 0] = await idOf('cykelparkering')
    const { winners } = await page(id)
    expect(winners?.map(({ companyName, added }) => [companyName, added])).toEqual([
      ['Krog Byg', '2026-10-01'],
      ['Fjord & Lund', '2026-10-01'],
    ])
  })

  test('[G01, Q02] of one lot shows the sum of its contract beside the estimate', async () => {
    const results = [{ lot: 'LOT-0001', winners: ['ORG-0002'], amount: '5000000' }]
    const publication = '00100021-2026'
    const notice = { ...award, publication, results, organizations: [buyer, winner], title: 'Gangtunnel' }
    const procedure = testProcedure.replace('3f0c', '8f0c')
    const lots = [{ title: 'Gangtunnel', value: '7000000' }]
    await importXml(noticeXml({ ...notice, id: noticeId(21), procedure, lots }))
    const [id = 0] = await idOf('gangtunnel')
    const { budget, lots: shown } = await page(id)
    expect([budget, shown.map(({ awardedSum }) => awardedSum?.amount)]).toEqual([7_000_000, [5_000_000]])
  })

  test('[G01, Q02] of one lot whose sum is withheld says so beside the estimate', async () => {
    const sum = { lot: 'LOT-0001', winners: ['ORG-0002'], amount: '5000000', withheldUntil: '2027-03-12Z' }
    const procedure = testProcedure.replace('3f0c', '9f0c')
    const lots = [{ title: 'Regnbed', value: '7000000' }]
    const texts = { title: 'Regnbed', publication: '00100022-2026', organizations: [buyer, winner] }
    await importXml(noticeXml({ ...award, ...texts, id: noticeId(22), procedure, lots, results: [sum] }))
    const [id = 0] = await idOf('regnbed')
    const { budget, lots: shown } = await page(id)
    expect([budget, shown.map(({ withheld }) => withheld)]).toEqual([
      7_000_000,
      [[{ property: 'awardedSum', until: '2027-03-12' }]],
    ])
  })

  test('[G01, Q02] that withholds who has won is overtaken by a later notice that names the winner', async () => {
    const procedure = testProcedure.replace('3f0c', 'af0c')
    const texts = { title: 'Kajpromenade', procedure, lots: [{ title: 'Kajpromenade' }] }
    const named = { lot: 'LOT-0001', winners: ['ORG-0002'] }
    const notice = { ...award, ...texts, organizations: [buyer, winner] }
    const hidden = [{ ...named, resultWithheldUntil: '2027-03-12Z' }]
    await importXml(noticeXml({ ...notice, id: noticeId(23), publication: '00100023-2026', results: hidden }))
    const [id = 0] = await idOf('kajpromenade')
    expect(await page(id)).toMatchObject({
      winners: [],
      withheld: [{ property: 'result', until: '2027-03-12' }],
    })
    const later = { publication: '00100024-2026', issueDate: '2026-11-05+01:00', results: [named] }
    await importXml(noticeXml({ ...notice, ...later, id: noticeId(24) }))
    expect(await page(id)).toMatchObject({ winners: [{ companyName: 'Krog Byg' }], withheld: [] })
  })

  test('[Z01, S08] in two languages is shown and found in both, and the original stays readable', async () => {
    const inProject =
      '<cbc:Name languageID="SWE">Hamnbron</cbc:Name><cbc:Description languageID="SWE">Nytt räcke</cbc:Description>'
    const procedure = testProcedure.replace('3f0c', '4f0c')
    const texts = { title: 'Havnebroen', description: 'Nyt rækværk' }
    await importXml(noticeXml({ id: noticeId(7), procedure, ...texts, inProject }))
    const [id = 0] = await idOf('havnebroen')
    expect(await page(id)).toMatchObject({ name: 'Havnebroen', description: 'Nyt rækværk', original: null })
    expect(await page(id, swedish)).toMatchObject({
      name: 'Hamnbron',
      description: 'Nytt räcke',
      original: { language: 'da', name: 'Havnebroen', description: 'Nyt rækværk' },
    })
    expect(await idOf('räcke', swedish)).toContain(id)
  })

  test('[G01, L03] whose tender is joined to another one still leads to it', async () => {
    const procedures = [null, testProcedure.replace('3f0c', '5f0c')]
    const [one, other] = procedures.map((procedure, index) =>
      noticeXml({
        id: noticeId(10 + index),
        procedure,
        title: `Sluse ${index}`,
        publication: `0010001${index}-2026`,
      }),
    )
    await importXml(one ?? '', other ?? '')
    const ids = await idOf('sluse')
    expect(ids).toHaveLength(2)
    const refersTo = '00100010-2026'
    await importXml(
      noticeXml({ id: noticeId(12), procedure: procedures[1] ?? null, title: 'Sluse 2', refersTo }),
    )
    const [joined = 0, ...none] = await idOf('sluse')
    expect(none).toEqual([])
    expect((await Promise.all(ids.map((id) => page(id)))).map(({ id }) => id)).toEqual([joined, joined])
  })
})
