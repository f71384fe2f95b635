import { describe, expect, test } from 'vitest'
import { releaseOf } from '../../testing/imports/releases'
import { checkRelease } from './checkRelease'

type Fields = Record<string, unknown>

const wrong = (changes: Fields): Fields => ({ ...releaseOf({ language: 'da' }), ...changes })
const tender = (changes: Fields): Fields => wrong({ tender: { title: 'Ny bro', ...changes } })
const award = (changes: Fields): Fields => wrong({ awards: [{ title: 'Aftale', ...changes }] })
const party = (changes: Fields): Fields => wrong({ parties: [{ id: 'a', name: 'A', ...changes }] })
const { ocid: _ocid, ...withoutOcid } = releaseOf()
const { tag: _tag, ...withoutTag } = releaseOf()
const long = 'x'.repeat(5000)

describe('an unusable release', () => {
  test.each<[string, unknown, string[]]>([
    ['a number', 7, ['']],
    ['a list', [], ['']],
    ['null', null, ['']],
    ['without an ocid', withoutOcid, ['ocid']],
    ['with an empty ocid', wrong({ ocid: '' }), ['ocid']],
    ['with a number as its ocid', wrong({ ocid: 7 }), ['ocid']],
    ['without tags', withoutTag, ['tag']],
    ['with an empty list of tags', wrong({ tag: [] }), ['tag']],
    ['with a date in words', wrong({ date: 'soon' }), ['date']],
    ['with a day that does not exist', wrong({ date: '2026-02-30T00:00:00Z' }), ['date']],
    ['with a date in the far future', wrong({ date: '2199-01-01T00:00:00Z' }), ['date']],
    ['with a date before the first notices', wrong({ date: '1989-12-31T00:00:00Z' }), ['date']],
    ['with a number as its language', wrong({ language: 5 }), ['language']],
    ['with a list as its buyer', wrong({ buyer: [] }), ['buyer']],
    ['with a list as the name of its buyer', wrong({ buyer: { name: ['A'] } }), ['buyer/name']],
    ['with parties that are not a list', wrong({ parties: {} }), ['parties']],
    ['with a party that is a string', wrong({ parties: ['A'] }), ['parties/0']],
    ['with a list as the name of a party', party({ name: ['A'] }), ['parties/0/name']],
    ['with an address that is a string', party({ address: 'Torvet 1' }), ['parties/0/address']],
    ['with a string as its tender', wrong({ tender: 'bro' }), ['tender']],
    ['with a number as its title', tender({ title: 45 }), ['tender/title']],
    ['with an object as its description', tender({ description: {} }), ['tender/description']],
    ['with a list as its status', tender({ status: ['active'] }), ['tender/status']],
    ['with an amount in words', tender({ value: { amount: '5 mio' } }), ['tender/value/amount']],
    [
      'with a currency of four letters',
      tender({ value: { amount: 5, currency: 'XYZW' } }),
      ['tender/value/currency'],
    ],
    [
      'with a sign as its currency',
      tender({ value: { amount: 5, currency: '€' } }),
      ['tender/value/currency'],
    ],
    ['with a value that is a number', tender({ value: 5 }), ['tender/value']],
    [
      'with a deadline in words',
      tender({ tenderPeriod: { endDate: 'i morgen' } }),
      ['tender/tenderPeriod/endDate'],
    ],
    [
      'with a number as its deadline',
      tender({ tenderPeriod: { endDate: 5 } }),
      ['tender/tenderPeriod/endDate'],
    ],
    [
      'with a fractional duration',
      tender({ contractPeriod: { durationInDays: 0.5 } }),
      ['tender/contractPeriod/durationInDays'],
    ],
    ['with items that are not a list', tender({ items: 'many' }), ['tender/items']],
    ['with an item that is a string', tender({ items: ['bro'] }), ['tender/items/0']],
    [
      'with codes that are not a list',
      tender({ items: [{ additionalClassifications: {} }] }),
      ['tender/items/0/additionalClassifications'],
    ],
    ['with documents that are not a list', tender({ documents: {} }), ['tender/documents']],
    [
      'with a list as the address of a document',
      tender({ documents: [{ url: [] }] }),
      ['tender/documents/0/url'],
    ],
    ['with awards that are not a list', wrong({ awards: {} }), ['awards']],
    ['with suppliers that are not a list', award({ suppliers: 'A' }), ['awards/0/suppliers']],
    [
      'with a supplier whose name is a number',
      award({ suppliers: [{ name: 5 }] }),
      ['awards/0/suppliers/0/name'],
    ],
    ['with an award without a valid day', award({ date: 'never' }), ['awards/0/date']],
    ['with contracts that are not a list', wrong({ contracts: 1 }), ['contracts']],
    ['with titles in a list', wrong({ x_titles: ['Ny bro'] }), ['x_titles']],
    ['with a number as a title', wrong({ x_titles: { en: 5 } }), ['x_titles/en']],
    ['with an unpaired surrogate', wrong({ buyer: { id: 'x', name: '\ud800' } }), ['buyer/name']],
    ['with a NUL', tender({ title: 'bro\u0000' }), ['tender/title']],
    [
      'with three faults',
      { ...tender({ title: 5, items: 1 }), tag: [] },
      ['tag', 'tender/items', 'tender/title'],
    ],
  ])('[G01] %s is reported with every faulty property', (_case, release, properties) => {
    const checked = checkRelease(release)
    expect('faults' in checked && checked.faults.map(({ property }) => property).toSorted()).toEqual(
      properties,
    )
    expect('faults' in checked && checked.faults.every(({ message }) => message !== '')).toBe(true)
  })
})

describe('a release that can be repaired', () => {
  const repaired = (release: unknown): Fields => {
    const checked = checkRelease(release)
    if ('faults' in checked) throw new Error(JSON.stringify(checked.faults))
    return checked.release as unknown as Fields
  }
  test.each<[string, unknown, Fields]>([
    ['a language of three letters', wrong({ language: 'dan' }), { language: 'da' }],
    ['a string as its tags', wrong({ tag: 'tender' }), { tag: ['tender'] }],
    ['a string as roles', party({ roles: 'buyer' }), { parties: [{ roles: ['buyer'] }] }],
    [
      'a number as a postal code',
      party({ address: { postalCode: 8000 } }),
      { parties: [{ address: { postalCode: '8000' } }] },
    ],
    ['an unknown language', wrong({ language: '??' }), { language: 'en' }],
    ['a language with its region', wrong({ language: 'en-GB' }), { language: 'en' }],
    [
      'a title by a language of three letters',
      wrong({ x_titles: { swe: 'Bro' } }),
      { x_titles: { sv: 'Bro' } },
    ],
    [
      'a currency in lower case',
      tender({ value: { amount: 5000, currency: 'dkk' } }),
      { tender: { value: { currency: 'DKK' } } },
    ],
    [
      'an implausible amount',
      tender({ value: { amount: 1e15, currency: 'DKK' } }),
      { tender: { value: { amount: null } } },
    ],
    [
      'a date without a zone in winter',
      wrong({ date: '2026-01-10T12:00:00' }),
      { date: '2026-01-10T12:00:00+01:00' },
    ],
    [
      'a date without a zone in summer',
      wrong({ date: '2026-07-10T12:00' }),
      { date: '2026-07-10T12:00:00+02:00' },
    ],
    ['a date without a time', wrong({ date: '2026-07-10' }), { date: '2026-07-10T00:00:00+02:00' }],
    [
      'a deadline in 2199',
      tender({ tenderPeriod: { endDate: '2199-01-01T12:00:00Z' } }),
      { tender: { tenderPeriod: { endDate: null } } },
    ],
    [
      'a start in year 1',
      tender({ contractPeriod: { startDate: '0001-01-01T00:00:00Z' } }),
      { tender: { contractPeriod: { startDate: null } } },
    ],
    [
      'a duration of 99,999,999 days',
      tender({ contractPeriod: { startDate: '2026-01-01T00:00:00Z', durationInDays: 99_999_999 } }),
      { tender: { contractPeriod: { durationInDays: null } } },
    ],
    [
      'numbers as identifiers',
      wrong({ parties: [{ id: 5, name: 'A', identifier: { id: 17 } }] }),
      { parties: [{ id: '5', identifier: { id: '17' } }] },
    ],
  ])('[G01] %s is repaired', (_case, release, expected) => {
    expect(repaired(release)).toMatchObject(expected)
  })

  test.each([
    ['FI', '2026-07-10T12:00:00+03:00'],
    ['UKJ', '2026-07-10T12:00:00+01:00'],
    ['SE110', '2026-07-10T12:00:00+02:00'],
  ])('[G01] a time without a zone is the national time of a buyer in %s', (region, date) => {
    const release = wrong({
      date: '2026-07-10T12:00:00',
      buyer: { id: 'a' },
      parties: [{ id: 'a', name: 'A', address: { region } }],
    })
    expect(repaired(release)).toMatchObject({ date })
  })

  test.each([
    ['tender/title', tender({ title: long }), 500],
    ['parties/name', party({ name: long }), 500],
    ['awards/suppliers/name', award({ suppliers: [{ id: 's', name: long }] }), 500],
    ['parties/address/locality', party({ address: { locality: long } }), 500],
    ['tender/description', tender({ description: long.repeat(30) }), 100_000],
  ])(
    '[G01] %s is cut to the length of the contract, with an ellipsis, and reported',
    (property, release, longest) => {
      const checked = checkRelease(release)
      expect('repairs' in checked && checked.repairs).toEqual([
        { property, message: expect.stringContaining(`to ${longest} characters`) },
      ])
      expect(JSON.stringify(checked)).toContain('x…')
    },
  )

  test('[G01] cutting a text never leaves an unpaired surrogate', () => {
    const checked = checkRelease(tender({ title: `${'x'.repeat(498)}🏗🏗` }))
    expect('release' in checked && checked.release.tender?.title?.isWellFormed()).toBe(true)
  })

  test('[G01] a valid release stays unchanged', () => {
    const release = releaseOf({ language: 'da', tender: { title: 'Ny bro' } })
    expect(checkRelease(release)).toEqual({ release, repairs: [] })
  })
})
