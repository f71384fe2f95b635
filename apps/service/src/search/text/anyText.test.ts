import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

/** Operators, special characters of `tsquery`, JSON and patterns, and characters of every kind. */
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
    service = await setUpService(engine)
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())

  test('[S22] returns results or says why it is refused', async () => {
    const paUserIds = [service.scene.users.get('paid@demo.test') ?? 0]
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
      }),
      { numRuns: engine === 'pglite' ? 60 : 150, seed: 4 },
    )
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
    const paUserIds = [service.scene.users.get('paid@demo.test') ?? 0]
    const body = { name: 'Agent', mailTime: 'daily', paUserIds, freeSearch }
    expect((await service.call('POST', '/agents/procurement', { token, body })).statusCode).toBe(201)
  })
})
