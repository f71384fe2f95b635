import { describe, expect, test } from 'vitest'
import { countryOf, isoOfRegion } from './countryOf'

describe('the country of a party', () => {
  test.each([
    ['DK042', 'Denmark', 'DK'],
    ['SE331', undefined, 'SE'],
    [undefined, 'Norway', 'NO'],
    ['EL30', undefined, 'GR'],
    ['UKI31', undefined, 'GB'],
    ['XX1', 'Sweden', 'SE'],
    [undefined, 'Atlantis', null],
    [undefined, undefined, null],
  ])('[G01] %s in %s is in %s', (region, countryName, country) => {
    expect(countryOf({ address: { region, countryName } })).toBe(country)
  })

  test('[G01] a party without address data has no country', () => {
    expect(countryOf(undefined)).toBeNull()
    expect(countryOf({ name: 'Ukendt' })).toBeNull()
  })

  test.each([
    ['EL30', 'GR'],
    ['UKI31', 'GB'],
    ['dk04', 'DK'],
    ['DE212', 'DE'],
  ])('[G01] a region %s begins with the country %s', (region, iso) => {
    expect(isoOfRegion(region)).toBe(iso)
  })
})
