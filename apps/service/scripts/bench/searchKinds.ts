import type { Schemas } from '@spadestik/api-client/schema'
import type { SearchPage } from '../../src/search/run/Search'
import { commonWord, compounds, mediumWord, rareWord } from './benchTexts'
import { criterionIds } from './fillItems'

export interface SearchKind {
  readonly name: string
  /** The filters of the search. They vary with the turn, so that the database cannot answer from a cache. */
  readonly filters: (turn: number) => Schemas['ProcurementCriteria']
  readonly page: SearchPage
  /** The id of the user. User 1 has hidden five hundred items, user 2 none. */
  readonly userId: 1 | 2
}

const { branch, group, leaf, country, region, municipality, contract } = criterionIds
const marks = (typeId: number, ids: readonly number[], included = true) =>
  ids.map((id) => ({ id, typeId, included }))
const several = (count: number, make: (index: number) => number, from = 0) =>
  Array.from({ length: count }, (_one, index) => make(from + index))
const by = (order: SearchPage['order'], more: Partial<SearchPage> = {}): SearchPage => ({
  order,
  ascending: false,
  index: 0,
  limit: 20,
  ...more,
})
const kind = (
  name: string,
  page: SearchPage,
  filters: SearchKind['filters'],
  userId: 1 | 2 = 2,
): SearchKind => ({ name, page, filters, userId })

const compound = (turn: number) => compounds[(turn * 37) % compounds.length]?.join('') ?? ''

export const searchKinds: readonly SearchKind[] = [
  kind('no filter, by updated', by('updated'), () => ({})),
  kind('one country, by published', by('published'), (turn) => ({ countryIds: [turn % 2 === 0 ? 1 : 2] })),
  kind('six branches included', by('updated'), (turn) => ({
    criteria: marks(1, several(6, branch, turn % 3)),
  })),
  kind('six groups included, five branches excluded', by('updated'), (turn) => ({
    criteria: [...marks(1, several(6, group, 250 + turn)), ...marks(1, several(5, branch), false)],
  })),
  kind('two types, one exclusion', by('updated'), (turn) => ({
    criteria: [
      ...marks(1, [branch(4 + (turn % 6))]),
      ...marks(2, [region(turn % 30)]),
      ...marks(1, [leaf(turn)], false),
    ],
  })),
  kind('three narrow types', by('updated'), (turn) => ({
    criteria: [
      ...marks(1, [group(40 + turn)]),
      ...marks(2, [municipality(turn)]),
      ...marks(3, [contract(turn % 5)]),
    ],
  })),
  kind('ranges with unspecified, by budget', by('budget'), (turn) => ({
    minBudget: 50_000_000 + turn * 1_000_000,
    maxBudget: 400_000_000,
    buildingSizeMin: 12_000,
    groundSizeMax: 30_000,
    unitsMin: 100,
  })),
  kind('common word, best match', by('bestMatch'), () => ({ freeSearch: commonWord })),
  kind('rare word, best match', by('bestMatch'), () => ({ freeSearch: rareWord })),
  kind('word, criteria and country, best match', by('bestMatch'), (turn) => ({
    freeSearch: mediumWord,
    criteria: marks(1, several(8, branch, turn % 4)),
    countryIds: [1],
  })),
  kind('phrase, best match', by('bestMatch'), (turn) => ({ freeSearch: `"levering ${compound(turn)}"` })),
  kind('word without another, best match', by('bestMatch'), (turn) => ({
    freeSearch: `${mediumWord} -${compound(turn)}`,
  })),
  kind('one of two words, best match', by('bestMatch'), (turn) => ({
    freeSearch: `${rareWord} OR "levering ${compound(turn)}"`,
  })),
  kind('part of compounds, best match', by('bestMatch'), () => ({ freeSearch: 'kælder' })),
  kind('word of another language, best match', by('bestMatch'), () => ({ freeSearch: 'simhall' })),
  kind('word in the title, best match', by('bestMatch'), (turn) => ({
    freeSearch: `title:${compound(turn)}`,
  })),
  kind('common word, by updated', by('updated'), () => ({ freeSearch: commonWord })),
  kind('beginning of a postal code', by('updated'), (turn) => ({
    freeSearch: String(800 + turn),
    freeSearchType: 'zipCode',
  })),
  kind('twenty companies in a role', by('updated'), (turn) => ({
    companies: several(20, (index) => index + 1, turn * 20).map((id) => ({ id })),
    roles: [1 + (turn % 19)],
  })),
  kind(
    'regions, five hundred hidden items left out',
    by('updated'),
    (turn) => ({ criteria: marks(2, several(5, region, turn % 20)) }),
    1,
  ),
  kind('dates and sizes, by budget ascending', by('budget', { ascending: true }), (turn) => ({
    buildingStart: `2026-0${1 + (turn % 9)}-01`,
    buildingEnd: '2027-12-31',
    buildingSizeMin: 1000,
    deadlineFrom: '2026-11-01',
  })),
  kind('page a hundred', by('updated', { index: 100 }), (turn) => ({
    criteria: marks(2, [country(turn % 2)]),
  })),
]
