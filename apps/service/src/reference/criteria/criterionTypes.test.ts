import { describe, expect, test } from 'vitest'
import { readOutline } from './construction/readOutline'
import { criterionTypes } from './criterionTypes'

const depthOf = (type: (typeof criterionTypes)[number], code: string | null): number =>
  code === null ? 0 : 1 + depthOf(type, type.criteria.find((one) => one.code === code)?.parent ?? null)

describe.each(criterionTypes.map((type) => [type.code, type] as const))(
  'the criteria of %s',
  (_code, type) => {
    test('[S10] have unique codes, existing parents, and names in all four languages', () => {
      const codes = new Set(type.criteria.map(({ code }) => code))
      expect(codes.size).toBe(type.criteria.length)
      for (const { parent, names } of type.criteria) {
        expect(parent === null || codes.has(parent)).toBe(true)
        expect(Object.keys(names).sort()).toEqual(['da', 'en', 'nb', 'sv'])
      }
    })

    test('[S10] siblings have different names, so that a path is unambiguous', () => {
      for (const language of ['da', 'sv', 'nb', 'en']) {
        const paths = type.criteria.map(({ parent, names }) => `${parent ?? ''}/${names[language] ?? ''}`)
        expect(new Set(paths).size).toBe(paths.length)
      }
    })
  },
)

describe('the project types', () => {
  const categories = criterionTypes.find(({ code }) => code === 'category')

  test('[S20] are highlighted on projects and procurements, and have three levels', () => {
    if (categories === undefined)
      throw new Error('There are no project types, so nothing can be filtered by them.')
    expect(categories).toMatchObject({
      highlightedProject: true,
      highlightedProcurement: true,
      searchable: true,
    })
    expect(categories.criteria.length).toBeGreaterThanOrEqual(140)
    const depths = categories.criteria.map(({ code }) => depthOf(categories, code))
    expect(new Set(depths)).toEqual(new Set([1, 2, 3]))
  })
})

describe('an outline', () => {
  test('[S10] adds each line below the nearest line above with less indentation', () => {
    const parents = readOutline('a|1|2|3|4\n  b|1|2|3|4\n    c|1|2|3|4\n  d|1|2|3|4\ne|1|2|3|4').map(
      ({ code, parent }) => [code, parent],
    )
    expect(parents).toEqual([
      ['a', null],
      ['b', 'a'],
      ['c', 'b'],
      ['d', 'a'],
      ['e', null],
    ])
  })

  test.each([['a|1|2|3'], ['a|1|2|3|4|5'], ['a|1|2|3|4\n    b|1|2|3|4'], ['a|1||3|4']])(
    '[S10] %j is rejected, because a name or the position is missing',
    (outline) => expect(() => readOutline(outline)).toThrow(/not a node of an outline/),
  )
})
