import { describe, expect, test } from 'vitest'
import { countryNamed } from './countryNames'
import { nutsCode } from './nutsCode'
import { regionsNamed } from './regionNamed'

describe('the country that a text names', () => {
  test.each([
    ['NO', 'NO'],
    ['no', 'NO'],
    ['DNK', 'DK'],
    ['swe', 'SE'],
    ['Danmark', 'DK'],
    ['Norge', 'NO'],
    ['Noreg', 'NO'],
    ['Sverige', 'SE'],
    [' DENMARK ', 'DK'],
    ['Kingdom of Norway', 'NO'],
    ['Suomi', 'FI'],
    ['Deutschland', 'DE'],
    ['Tyskland', 'DE'],
    ['Polska', 'PL'],
    ['United Kingdom', 'GB'],
    ['Storbritannien', 'GB'],
    ['UK', 'GB'],
    ['EL', 'GR'],
    ['Česko', 'CZ'],
    ['Rogaland', null],
    ['Atlantis', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('[G01] %j is %s', (text, country) => {
    expect(countryNamed(text)).toBe(country)
  })
})

describe('a code of NUTS', () => {
  test.each([
    ['DK042', 'DK042'],
    ['dk04', 'DK04'],
    ['NO0A2', 'NO0A2'],
    ['NO', 'NO'],
    ['SE331', 'SE331'],
    ['FRK26', 'FRK26'],
    ['UKI31', 'UKI31'],
    ['ITC4C', 'ITC4C'],
    ['DEA1A', 'DEA1A'],
    ['PT1A0', 'PT1A0'],
    ['EL303', 'EL303'],
    ['UKZZZ', 'UKZZZ'],
    ['FIZ', 'FIZ'],
  ])('[G01] %s is a code', (text, code) => {
    expect(nutsCode(text)).toBe(code)
  })

  test.each([
    'Rogaland',
    'Nordjylland',
    'Bornholm',
    'Fyn',
    'SKI',
    'Ski',
    'Oslo',
    'OSLO',
    'Roma',
    'ROMA',
    'Berg',
    'NORD',
    'DEMO',
    'XX1',
    'DK-101',
    'DK0421',
    '8000',
    '',
  ])('[G01] %j is the name of a place, and no code', (text) => {
    expect(nutsCode(text)).toBeNull()
  })
})

describe('a region named', () => {
  test.each<[string, string | null, string[]]>([
    ['Rogaland', null, ['NO0A1']],
    ['Rogaland', 'NO', ['NO0A1']],
    ['Rogaland', 'RO', []],
    ['Nordjylland', 'DK', ['DK05']],
    ['Region Nordjylland', null, ['DK05']],
    ['Bornholm', 'DK', ['DK-400']],
    ['Fyn', null, ['DK03']],
    ['Oslo', 'NO', ['NO081']],
    ['Viken', 'NO', ['NO083', 'NO084', 'NO085']],
    ['Stockholms län', 'SE', ['SE110']],
    ['Stockholm', 'SE', ['SE110']],
    ['Västra Götalands län', 'SE', ['SE232']],
    ['Skåne', null, ['SE224']],
    ['Umeå kommun', 'SE', ['SE-2480']],
    ['Aarhus Kommune', 'DK', ['DK-751']],
    ['Lund', null, []],
    ['Lund', 'SE', ['SE-1281']],
    ['Lund', 'NO', ['NO-1112']],
    ['Herøy', 'NO', []],
    ['Vesterled', 'DK', []],
    ['', 'DK', []],
  ])('[G01] %j in %s is %j', (name, country, codes) => {
    expect(regionsNamed(name, country)).toEqual(codes)
  })
})
