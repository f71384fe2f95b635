import type { QueryNode, Term } from '@spadestik/domain/query'
import { parseQuery } from '@spadestik/domain/query'
import * as fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../http/Caller'
import { writeCompanies } from '../items/writers/writeCompanies'
import { writeCriteria } from '../items/writers/writeCriteria'
import { writeProcurements } from '../items/writers/writeProcurements'
import type { Database } from '../storage/Database'
import { engines, openTestDatabase } from '../testing/openTestDatabase'
import { anyQueryText } from '../testing/queryArbitraries'
import { companyRecord, procurementRecord, roleRecord } from '../testing/records'
import { procurementSearch } from './procurementSearch'
import { runSearch } from './runSearch'

/** No word begins with another one, in any form. */
const vocabulary = ['skole', 'bro', 'kanal', 'tag', 'facade'] as const
const cities = ['Aarhus C', 'Odense', 'Vejle']

interface Item {
  readonly title: readonly string[]
  readonly text: readonly string[]
  readonly city: string
  readonly builder: string
  readonly winner: string | null
  readonly authority: string | null
  readonly euNr: string
  readonly code: string
}

const words = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 4 })
const items: readonly Item[] = fc.sample(
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

const contains = (text: readonly string[], phrase: readonly string[]) =>
  text.some((_word, start) => phrase.every((word, place) => text[start + place] === word))

/** Whether a term matches an item with an id, computed without a database. */
function meetsTerm(term: Term, item: Item, id: number, isPaid: boolean): boolean {
  const authority = isPaid ? (item.authority ?? '') : ''
  const companies = [item.builder, ...(item.winner === null ? [] : [item.winner])].filter(
    // A winner is a paid detail in all its roles.
    (name) => isPaid || name !== item.winner,
  )
  const names = companies.map((name) => `firma ${name}`)
  const place = `${item.city} havnegade 12`.toLowerCase().replaceAll('aa', 'a').split(' ')
  if (term.kind === 'field') {
    const { field, value } = term
    const typed = value.kind === 'phrase' ? [...value.words] : [value.word.toLowerCase()]
    const [first = ''] = typed
    switch (field) {
      case 'title':
        return value.kind === 'beginning'
          ? item.title.some((word) => word.startsWith(first))
          : contains(item.title, typed)
      case 'place':
        return place.some((word) => word.startsWith(first.replaceAll('aa', 'a')))
      case 'company':
        return names.some((name) => name.split(' ').some((word) => word.startsWith(first)))
      case 'builder':
        return authority === first || (companies.includes(item.builder) && item.builder === first)
      case 'number':
        return first === String(id) || (isPaid && first === item.euNr.toLowerCase())
      case 'cpv':
        return item.code.startsWith(first) || (first.length <= 2 && item.code.startsWith(first.slice(0, 2)))
    }
  }
  const texts = [item.title, item.text, [authority]]
  if (term.kind === 'phrase') return texts.some((text) => contains(text, term.words))
  return texts.some((text) => text.some((word) => word.startsWith(term.word)))
}

function meets(node: QueryNode, item: Item, id: number, isPaid: boolean): boolean {
  if (node.kind === 'not') return !meets(node.part, item, id, isPaid)
  if (node.kind === 'all') return node.parts.every((part) => meets(part, item, id, isPaid))
  if (node.kind === 'any') return node.parts.some((part) => meets(part, item, id, isPaid))
  return meetsTerm(node, item, id, isPaid)
}

const caller = (basic: boolean): Caller => ({
  kind: 'user',
  user: { id: 1, name: 'Kirsten', subscriberId: 1 },
  product: { basic, companyEnabled: true, allowedProjectPhases: [] },
})

describe.each(engines)('a query on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  let ids: number[] = []
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
      return root !== null && item !== undefined && meets(root, item, id, isPaid)
    })
  }

  test('[S22] finds the items that meet it, for users with and without paid details', async () => {
    await fc.assert(
      fc.asyncProperty(anyQueryText(vocabulary), fc.boolean(), async (text, basic) => {
        expect(await find(text, basic)).toEqual(expected(text, !basic))
      }),
      { numRuns: engine === 'pglite' ? 150 : 300, seed: 11 },
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
