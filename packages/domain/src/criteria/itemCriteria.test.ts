import { describe, expect, test } from 'vitest'
import { marksOf, withMarks } from './criterionChoices'
import { criteriaByType, highlightedTypes, searchableTypes, standardTypes } from './itemCriteria'

const type = (id: number, flags: string) => ({
  id,
  searchable: flags.includes('s'),
  tailored: flags.includes('t'),
  highlightedProject: flags.includes('p'),
  highlightedProcurement: flags.includes('u'),
})
const types = [type(1, 's'), type(2, 'tp'), type(3, 'spu')]
const idsOf = (found: { id: number }[]): number[] => found.map(({ id }) => id)

describe('criterion types', () => {
  test('[S10, S20, P01] can be filters, appear in rows, or have their own section', () => {
    expect(idsOf(searchableTypes(types))).toEqual([1, 3])
    expect(idsOf(highlightedTypes(types, 'project'))).toEqual([2, 3])
    expect(idsOf(highlightedTypes(types, 'procurement'))).toEqual([3])
    expect(idsOf(standardTypes(types))).toEqual([1, 3])
  })

  test('[P01] group the criterion paths of an item in order, without empty types', () => {
    const groups = [
      { typeId: 3, criteria: [['Broer', 'Vejbroer']] },
      { typeId: 1, criteria: [['Danmark']] },
      { typeId: 3, criteria: [['Havne']] },
      { typeId: 9, criteria: [['Ukendt']] },
      { typeId: 2, criteria: [] },
    ]
    expect(criteriaByType(types, groups).map(({ type: { id }, paths }) => [id, paths])).toEqual([
      [1, [['Danmark']]],
      [3, [['Broer', 'Vejbroer'], ['Havne']]],
    ])
  })
})

const choice = (typeId: number, id: number, included = true) => ({ typeId, id, included })

describe('the choices of a search', () => {
  const choices = [choice(1, 11), choice(2, 21, false)]

  test('[S10] contain the marks of each tree', () => {
    expect(marksOf(choices, 2)).toEqual([{ id: 21, included: false }])
    expect(withMarks(choices, 1, [{ id: 12, included: false }])).toEqual([
      choice(2, 21, false),
      choice(1, 12, false),
    ])
    expect(withMarks(choices, 2, [])).toEqual([choice(1, 11)])
  })
})
