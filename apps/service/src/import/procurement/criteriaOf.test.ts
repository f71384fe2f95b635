import { describe, expect, test } from 'vitest'
import { releaseOf } from '../../testing/imports/releases'
import { criteriaOf, regionsOf } from './criteriaOf'
import { knownCriteriaOf } from './KnownCriteria'

const criteria = knownCriteriaOf([
  { type: 'cpv', code: '45221111' },
  { type: 'cpv', code: '45233120' },
  { type: 'contractType', code: 'works' },
  ...['DK', 'DK04', 'SE', 'SE331', 'SE332', 'SE-2480', 'NO', 'NO081', 'NO084', 'NO083', 'NO085', 'GR'].map(
    (code) => ({
      type: 'geography',
      code,
    }),
  ),
])
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
  test('[G01] are its known codes without duplicates, its region, and the kind of contract', () => {
    const tender = { items: items('DK042', 'DK041'), mainProcurementCategory: 'works' }
    expect(criteriaOf(releaseOf({ tender }), undefined, criteria)).toEqual([
      { type: 'cpv', code: '45221111' },
      { type: 'cpv', code: '45233120' },
      { type: 'geography', code: 'DK04' },
      { type: 'contractType', code: 'works' },
    ])
  })

  test('[G01] a country whose region codes have another prefix is found by its ISO code', () => {
    expect(criteriaOf(releaseOf({ tender: { items: items('EL303') } }), undefined, criteria)).toContainEqual({
      type: 'geography',
      code: 'GR',
    })
  })

  test('[G01] without a place of delivery, the region is that of the buyer', () => {
    const buyer = { address: { region: 'DK011' } }
    expect(regionsOf(releaseOf(), buyer)).toEqual(['DK011'])
    expect(regionsOf(releaseOf({ tender: { items: items('DK042', 'DK042') } }), buyer)).toEqual(['DK042'])
    expect(regionsOf(releaseOf(), undefined)).toEqual([])
  })

  test('[G01] unknown codes are ignored', () => {
    expect(
      criteriaOf(releaseOf({ tender: { mainProcurementCategory: 'art' } }), undefined, criteria),
    ).toEqual([])
  })
})

test.each([
  ['DK042', ['DK04']],
  ['DK', ['DK']],
  ['SE33', ['SE331', 'SE332']],
  ['SE332', ['SE332']],
  ['SE9', ['SE']],
  ['NO011', ['NO081']],
  ['NO01', ['NO081', 'NO084']],
  ['NO082', ['NO083', 'NO084', 'NO085']],
  ['EL30', ['GR']],
  ['XX1', []],
])('[G01] the NUTS code %s means %j', (region, codes) => {
  const release = releaseOf({ tender: { items: [{ deliveryAddresses: [{ region }] }] } })
  expect(criteriaOf(release, undefined, criteria).map(({ code }) => code)).toEqual(codes)
})
