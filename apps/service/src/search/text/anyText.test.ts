import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

const piece = fc.oneof(
  fc.constantFrom(
    ...'" “ ( ) - * : OR ELLER title: sted:( nr: cpv:% firma: bygherre:" skole og & | ! <-> \\ \' $$ \u0001 % _ {} 🏗 ø'.split(
      ' ',
    ),
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const anyText = fc
  .tuple(fc.array(piece, { maxLength: 40 }), fc.constantFrom('', ' '))
  .map(([pieces, separator]) => pieces.join(separator).slice(0, 500))

describe.each(engines)('any free text on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  beforeAll(async () => {
    // Seconds pass between requests, so that the searches do not use up the database time of the user.
    let time = Date.parse('2026-11-25T10:00:00Z')
    service = await setUpService(engine, { clock: () => new Date((time += 5000)) })
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())

  test('[S22] returns results or says why it is refused', async () => {
    const paUserIds = [service.userId('paid')]
    const draft = { name: 'Agent', mailTime: 'daily', paUserIds }
    await fc.assert(
      fc.asyncProperty(anyText, async (freeSearch) => {
        for (const [path, body] of [
          ['/search-items/search/procurements', { freeSearch }],
          ['/search-items/search/companies', { freeSearch }],
          ['/agents/procurement', { ...draft, freeSearch }],
        ] as const) {
          const { statusCode } = await service.call('POST', path, { token, body })
          expect([200, 201, 400]).toContain(statusCode)
        }
        // A user has a hundred agents at most.
        await service.db.deleteFrom('agents').execute()
      }),
      { numRuns: engine === 'pglite' ? 60 : 150, seed: 4 },
    )
  })

  const paths = ['projects', 'procurements', 'companies'].map((one) => `/search-items/search/${one}`)
  const send = (path: string, payload: string | Buffer) =>
    service.app.inject({
      method: 'POST',
      url: `/api${path}?languageId=2&domainId=9`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload,
    })

  test.each([
    ['500 letters', 'a'.repeat(500)],
    ['500 operators', '(-"'.repeat(167).slice(0, 500)],
    ['only operators', ' OR ( - ) " : * ELLER title: '],
    ['only exclusions', '-a -b -(c OR d)'],
    ['invalid UTF-8', Buffer.from([0x73, 0xff, 0xfe, 0xc3, 0x28])],
  ])('[S22, Z03] %s are searched', async (_kind, text) => {
    const payload = Buffer.concat([Buffer.from('{"freeSearch":"'), Buffer.from(text), Buffer.from('"}')])
    const escaped = typeof text === 'string' ? JSON.stringify({ freeSearch: text }) : payload
    for (const path of paths) expect((await send(path, escaped)).statusCode).toBe(200)
  })

  const surrogate = 'an unpaired surrogate'
  test.each([
    ['501 letters', JSON.stringify({ freeSearch: 'a'.repeat(501) }), '500 characters', '/body/freeSearch'],
    [
      '10,000 letters',
      JSON.stringify({ freeSearch: 'a'.repeat(10_000) }),
      '500 characters',
      '/body/freeSearch',
    ],
    [
      '10,000 operators',
      JSON.stringify({ freeSearch: '-('.repeat(5000) }),
      '500 characters',
      '/body/freeSearch',
    ],
    ['a NUL', JSON.stringify({ freeSearch: 'skole\0' }), 'must match pattern', '/body/freeSearch'],
    ['half a surrogate pair', '{"freeSearch":"skole\\ud83c"}', surrogate, '/body/freeSearch'],
    ['the other half', '{"freeSearch":"\\udfd7 skole"}', surrogate, '/body/freeSearch'],
    ['a number', '{"freeSearch":5}', 'must be string,null', '/body/freeSearch'],
  ])('[S22, Z03] %s are refused with the reason', async (_kind, payload, reason, at) => {
    for (const path of paths) {
      const response = await send(path, payload)
      expect(response.statusCode).toBe(400)
      expect(response.headers['content-type']).toContain('application/problem+json')
      const { errors } = response.json<{ errors: readonly { path: string; message: string }[] }>()
      expect(errors.map((one) => one.path)).toEqual([at])
      expect(errors[0]?.message).toContain(reason)
    }
  })

  test.each([
    ['an open string', '{"freeSearch":"skole'],
    ['a line break in a string', '{"freeSearch":"a\nb"}'],
    ['bytes', Buffer.from([0xff, 0x00, 0xfe])],
    ['a quotation mark too many', '{"freeSearch":""ny skole""}'],
  ])('[S22, Z03] a body with %s is refused as invalid JSON', async (_kind, payload) => {
    for (const path of paths) {
      const response = await send(path, payload)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        kind: 'badRequest',
        detail: expect.stringContaining('not valid JSON'),
      })
    }
  })

  const words =
    'tømmer nyopførelse istandsættelse plejehjem togstation solcelleanlæg indkøbscenter sundhedscenter belægningssten kirkegård rådgiver daginstitution malerarbejde enfamiliehus snedker teglsten generalentreprenør distributionscenter rensningsanlæg gadebelysning'.split(
      ' ',
    )

  test.each([
    ['alternatives', words.join(' OR ')],
    ['exclusions', words.map((word) => `-${word}`).join(' ')],
    ['words', words.join(' ')],
  ])('[S22, W08] an agent is saved with twenty %s that have many synonyms', async (_kind, freeSearch) => {
    const paUserIds = [service.userId('paid')]
    const body = { name: 'Agent', mailTime: 'daily', paUserIds, freeSearch }
    expect((await service.call('POST', '/agents/procurement', { token, body })).statusCode).toBe(201)
  })
})
