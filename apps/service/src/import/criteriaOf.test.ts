import { describe, expect, test } from 'vitest'
import { releaseOf } from '../testing/releases'
import { criteriaOf, regionsOf } from './criteriaOf'
import type { KnownCriteria } from './KnownCriteria'

const known = new Set([
  'cpv/45221111',
  'cpv/45233120',
  'geography/DK',
  'geography/DK04',
  'geography/GR',
  'contractType/works',
])
const criteria: KnownCriteria = {
  has: ({ type, code }) => known.has(`${type}/${code}`),
  longestPrefix: (type, code) =>
    Array.from({ length: code.length }, (_, index) => code.slice(0, code.length - index)).find((prefix) =>
      known.has(`${type}/${prefix}`),
    ) ?? null,
}
const items = (...regions: string[]) => [
  {
    classification: { scheme: 'CPV', id: '45221111' },
    additionalClassifications: [
      { scheme: 'CPV', id: '45233120' },
      { scheme: 'CPV', id: '45221111' },
      { scheme: 'CPV', id: '99999999' },
      { scheme: 'OTHER', id: '1' },
      { scheme: null, id: '2' },
    ],
    deliveryAddresses: regions.map((region) => ({ region })),
  },
]

describe('the criteria of a release', () => {
  test('[G01] are its codes that the product knows, each once, its region, and what is bought', () => {
    const tender = { items: items('DK042', 'DK041'), mainProcurementCategory: 'works' }
    expect(criteriaOf(releaseOf({ tender }), undefined, criteria)).toEqual([
      { type: 'cpv', code: '45221111' },
      { type: 'cpv', code: '45233120' },
      { type: 'geography', code: 'DK04' },
      { type: 'contractType', code: 'works' },
    ])
  })

  test('[G01] a country whose region codes begin otherwise is found by its ISO code', () => {
    expect(criteriaOf(releaseOf({ tender: { items: items('EL303') } }), undefined, criteria)).toContainEqual({
      type: 'geography',
      code: 'GR',
    })
  })

  test('[G01] without a place of delivery, a release lies where its buyer is', () => {
    const buyer = { address: { region: 'DK011' } }
    expect(regionsOf(releaseOf(), buyer)).toEqual(['DK011'])
    expect(regionsOf(releaseOf({ tender: { items: items('DK042', 'DK042') } }), buyer)).toEqual(['DK042'])
    expect(regionsOf(releaseOf(), undefined)).toEqual([])
  })

  test('[G01] what nobody knows is left out', () => {
    expect(
      criteriaOf(releaseOf({ tender: { mainProcurementCategory: 'art' } }), undefined, criteria),
    ).toEqual([])
  })
})
