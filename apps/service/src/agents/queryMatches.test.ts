import { parseQuery } from '@spadestik/domain/query'
import * as fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usersMatching } from './usersMatching'
import { seedDemoUsers } from '../demo/seedDemoUsers'
import type { Caller } from '../http/Caller'
import { writeCompanies } from '../items/writers/writeCompanies'
import { writeCriteria } from '../items/writers/writeCriteria'
import { writeProcurements } from '../items/writers/writeProcurements'
import { procurementSearch } from '../search/procurementSearch'
import { runSearch } from '../search/run/runSearch'
import type { Database } from '../storage/Database'
import { meetsQuery } from '../testing/meetsQuery'
import type { PlainItem } from '../testing/meetsQuery'
import { engines, openTestDatabase } from '../testing/openTestDatabase'
import { anyQueryText } from '../testing/queryArbitraries'
import { companyRecord, procurementRecord, roleRecord } from '../testing/records'
import { writeAgent } from './writeAgent'

/** Words that do not begin with each other in any form, so that a test can tell which word has matched. */
const vocabulary = ['skole', 'bro', 'kanal', 'tag', 'facade'] as const
const cities = ['Aarhus C', 'Odense', 'Vejle']

const words = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 4 })
const items: readonly PlainItem[] = fc.sample(
  fc.record({
    title: words,
    text: words,
    city: fc.constantFrom(...cities),
    builder: fc.constantFrom('a', 'b'),
    winner: fc.constantFrom(null, 'a', 'b'),
    authority: fc.constantFrom(null, 'skole', 'b'),
    euNr: fc.constantFrom('N-1', 'N-2'),
    code: fc.constantFrom('45000000', '45220000', '71000000'),
  }),
  { numRuns: 60, seed: 3 },
)

const codes = [
  { code: '45000000', parent: null },
  { code: '45220000', parent: '45000000' },
  { code: '71000000', parent: null },
]

const now = new Date('2026-11-21T10:00:00Z')

const caller = (basic: boolean): Caller => ({
  kind: 'user',
  user: { id: 1, name: 'Kirsten', subscriberId: 1 },
  product: { basic, companyEnabled: true, allowedProjectPhases: [] },
})

describe.each(engines)('a query on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  let ids: number[] = []
  const users = new Map<string, number>()
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
    const records = items.map(({ title, text, city, builder, winner, authority, euNr, code }, index) =>
      procurementRecord(`p${index}`, {
        names: { da: title.join(' ') },
        description: text.join(' '),
        city,
        liable: authority,
        euNr,
        criteria: [{ type: 'cpv', code }],
        roles: [
          roleRecord(builder),
          ...(winner === null ? [] : [roleRecord(winner, { role: 'architect', isWinner: true })]),
        ],
      }),
    )
    await db.transaction().execute(async (trx) => {
      const byEmail = await seedDemoUsers(trx)
      for (const name of ['paid', 'basic']) users.set(name, byEmail.get(`${name}@demo.test`) ?? 0)
      await writeCriteria(trx, [
        {
          code: 'cpv',
          names: { da: 'CPV' },
          searchable: true,
          tailored: false,
          highlightedProject: false,
          highlightedProcurement: false,
          criteria: codes.map((one) => ({ ...one, names: { da: one.code } })),
        },
      ])
      await writeCompanies(
        trx,
        ['a', 'b'].map((key) => companyRecord(key)),
      )
      ids = [...(await writeProcurements(trx, records)).values()]
    })
  })
  afterAll(() => close())
  const find = async (freeSearch: string, basic: boolean) => {
    const search = await procurementSearch(db, caller(basic), { freeSearch }, 'da')
    const page = { order: 'bestMatch', ascending: false, index: 0, limit: 100 } as const
    return [...(await runSearch(db, search, page)).ids].sort((one, two) => one - two)
  }
  const expected = (text: string, isPaid: boolean) => {
    const { root } = parseQuery(text)
    return ids.filter((id, index) => {
      const item = items[index]
      return root !== null && item !== undefined && meetsQuery(root, item, id, isPaid)
    })
  }

  test('[S22] finds the items that meet it, for users with and without access to paid details', async () => {
    await fc.assert(
      fc.asyncProperty(anyQueryText(vocabulary), fc.boolean(), async (text, basic) => {
        expect(await find(text, basic)).toEqual(expected(text, !basic))
      }),
      { numRuns: engine === 'pglite' ? 150 : 300, seed: 11 },
    )
  })

  test('[S22] makes agents match the items that searches find, with and without access to paid details', async () => {
    const several = fc.array(anyQueryText(vocabulary), { minLength: 20, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(several, async (texts) => {
        await db.deleteFrom('agents').execute()
        const found: string[] = []
        for (const freeSearch of texts) {
          const draft = {
            name: 'Agent',
            mailTime: 'daily' as const,
            paUserIds: [...users.values()],
            freeSearch,
          }
          const agentId = await db
            .transaction()
            .execute((trx) => writeAgent(trx, 'procurement', null, draft, 'da', now))
          for (const [name, userId] of users) {
            for (const id of await find(freeSearch, name === 'basic'))
              found.push(`${agentId} ${userId} ${id}`)
          }
        }
        const matches = await usersMatching(db, { itemType: 'procurement', itemIds: ids })
        const matched = matches.map(({ agentId, userId, itemId }) => `${agentId} ${userId} ${itemId}`)
        expect(matched.toSorted()).toEqual(found.toSorted())
      }),
      { numRuns: engine === 'pglite' ? 3 : 8, seed: 2 },
    )
  })

  test.each(['-', '""', '()', 'OR', '" ( OR -', '*'])('[S22] %s matches nothing', async (text) => {
    expect(await find(text, false)).toEqual([])
  })

  test.each([
    ['-skole', '-tag'],
    ['og -tag', '-tag'],
    ['skole eller "ny bro"', 'skole "ny bro"'],
    ['i sted:odense', 'sted:odense'],
  ])('[S22] %s is understood', async (text) => {
    expect(await find(text, true)).toEqual(expected(text.replace(/^(og|i) |eller /, ''), false))
  })
})
