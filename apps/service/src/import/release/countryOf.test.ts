import { describe, expect, test } from 'vitest'
import type { OcdsParty } from '../../storage/records/OcdsRelease'
import { isoOfRegion } from '../places/nutsCode'
import { countryOf } from './countryOf'

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

  test.each<[OcdsParty['address'], string | null]>([
    [{ country: 'NO' }, 'NO'],
    [{ countryName: 'DK' }, 'DK'],
    [{ countryName: 'DNK' }, 'DK'],
    [{ countryName: 'Norge' }, 'NO'],
    [{ region: 'Rogaland' }, 'NO'],
    [{ region: 'Nordjylland' }, 'DK'],
    [{ region: 'Nordjylland', countryName: 'Danmark' }, 'DK'],
    [{ region: 'Bornholm', country: 'DK' }, 'DK'],
    [{ region: 'SE', countryName: 'United Kingdom' }, 'GB'],
    [{ region: 'Rogaland', countryName: 'Atlantis' }, null],
    [{ region: 'Lund' }, null],
    [{ country: 'US' }, null],
  ])('[G01] the address %j is in %s', (address, country) => {
    expect(countryOf({ address })).toBe(country)
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
