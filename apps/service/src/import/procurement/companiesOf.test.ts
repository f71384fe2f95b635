import { describe, expect, test } from 'vitest'
import type { OcdsParty } from '../../storage/records/OcdsRelease'
import { releaseOf } from '../../testing/imports/releases'
import { companiesOf, rolesOf, rolesSince } from './companiesOf'
import { buyerOf } from './organizations'

const award = (title: string, status: string | null, ...names: string[]) => ({
  title,
  status,
  suppliers: names.map((name) => ({ id: name, name })),
})

describe('the companies of a release', () => {
  const release = releaseOf({
    buyer: { id: 'b', name: 'Byen' },
    parties: [
      { id: 'x', name: 'Anden', roles: ['buyer'] },
      { id: 'b', name: ' Byen ', identifier: { id: '12' }, address: { region: 'DK04', locality: 'Aarhus' } },
      { id: 'A', name: 'A', address: { countryName: 'Sweden' } },
    ],
    tender: { mainProcurementCategory: 'works' },
    awards: [award('Fag 1', 'active', 'A', 'B'), award('Fag 2', null, 'A'), award('Fag 3', 'cancelled', 'C')],
  })

  test('[Q02] are its buyers and its winners, each once, with the details from the list of parties', () => {
    expect(companiesOf(release)).toMatchObject([
      { key: 'org/DK//12', name: 'Byen', cvr: '12', country: 'DK', city: 'Aarhus' },
      { key: 'org//name/anden/', name: 'Anden' },
      { key: 'org/SE/name/a/', name: 'A', country: 'SE' },
      { key: 'org//name/b/', name: 'B', country: null },
    ])
  })

  test('[Q02] a winner of several lots has one role, and losing tenderers have none', () => {
    expect(rolesOf(release)).toMatchObject([
      { company: 'org/DK//12', role: 'authority', isWinner: false },
      { company: 'org//name/anden/', role: 'authority', isWinner: false },
      { company: 'org/SE/name/a/', role: 'mainContractor', isWinner: true, note: 'Fag 1 · Fag 2' },
      { company: 'org//name/b/', role: 'mainContractor', isWinner: true, note: 'Fag 1' },
    ])
  })

  test.each([
    ['works', 'mainContractor'],
    ['goods', 'supplier'],
    ['services', 'supplier'],
    [null, 'supplier'],
  ])('[Q02] the winner of %s is a %s', (mainProcurementCategory, role) => {
    const [won] = rolesOf(
      releaseOf({ tender: { mainProcurementCategory }, awards: [award('', 'active', 'A')] }),
    )
    expect(won).toMatchObject({ role, note: null })
  })

  test('[Q02] organisations without a name are ignored', () => {
    const nameless = releaseOf({ buyer: { id: 'b' }, awards: [award('Fag', 'active', ' ')] })
    expect(companiesOf(nameless)).toEqual([])
    expect(rolesOf(nameless)).toEqual([])
  })

  test('[Q02] a company without an id is identified by its name, regardless of case and spacing', () => {
    const keys = ['Bro A/S', ' BRO A/S '].map((name) => companiesOf(releaseOf({ buyer: { name } }))[0]?.key)
    expect(new Set(keys).size).toBe(1)
  })

  test.each([
    [{ buyer: { id: 'b' }, parties: [{ id: 'b', name: 'B' }] }, 'B'],
    [{ parties: [{ id: 'p', name: 'P', roles: ['buyer'] }] }, 'P'],
    [{ buyer: { name: 'Alene' } }, 'Alene'],
    [{}, undefined],
  ])('[Q02] the buyer of %j is %s', (changes, name) => {
    expect(buyerOf(releaseOf(changes))?.name).toBe(name)
  })

  test('[Q02] the note about many lots has at most the length of the contract', () => {
    const awards = Array.from({ length: 300 }, (_, index) =>
      award(`Delaftale ${index} `.repeat(9), 'active', 'A'),
    )
    expect(rolesOf(releaseOf({ awards }))[0]?.note).toHaveLength(10_000)
  })

  test('[Q02] a role keeps the day on which it was first known', () => {
    const states = ['2026-10-01', '2026-11-01'].map((day) =>
      releaseOf({
        date: `${day}T00:00:00+02:00`,
        buyer: { name: 'Byen' },
        awards: [award('Fag', 'active', 'A')],
      }),
    )
    expect(rolesSince(states).map(({ added }) => added)).toEqual(['2026-10-01', '2026-10-01'])
    const [plan, ...later] = states
    const only = { ...(plan ?? releaseOf()), awards: [] }
    expect(rolesSince([only, ...later]).map(({ added }) => added)).toEqual(['2026-10-01', '2026-11-01'])
  })
})

const keyOf = (party: OcdsParty) =>
  companiesOf(releaseOf({ buyer: { id: party.id ?? null }, parties: [party] }))[0]?.key
const registered = (scheme: string | null, id: string, more: Partial<OcdsParty> = {}): OcdsParty => ({
  id: 'ORG-0001',
  name: 'Bro A/S',
  identifier: { scheme, id },
  ...more,
})

describe('the identity of a company', () => {
  test.each<[string, OcdsParty, OcdsParty]>([
    ['the id of a party', registered('DK-CVR', '12345678'), registered('DK-CVR', '12345678', { id: 'x' })],
    [
      'the name beside a number',
      registered('DK-CVR', '12345678'),
      registered('DK-CVR', '12345678', { name: 'Bro' }),
    ],
    ['spaces in a number', registered('DK-CVR', '12345678'), registered('dk-cvr', '12 34 56 78')],
    [
      'an address beside a number with the country of its register',
      registered('DK-CVR', '12345678'),
      registered('DK-CVR', '12345678', { address: { country: 'DK' } }),
    ],
    ['case and spaces in a name', { id: '1', name: 'Bro  A/S' }, { id: '2', name: ' bro a/s ' }],
    ['a number that is none', registered('DK-CVR', '00000000'), { id: '7', name: 'Bro A/S' }],
    ['a number that is local', registered(null, 'ORG-0001'), { id: '7', name: 'Bro A/S' }],
  ])('[Q02] does not depend on %s', (_what, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
  })

  test.each<[string, OcdsParty, OcdsParty]>([
    ['the number', registered('DK-CVR', '12345678'), registered('DK-CVR', '87654321')],
    ['the scheme', registered('DK-CVR', '12345678'), registered('NO-ORG', '12345678')],
    [
      'the name, whatever the id',
      { id: 'ORG-0001', name: 'Bro A/S' },
      { id: 'ORG-0001', name: 'Tunnel A/S' },
    ],
    [
      'the place of the same name',
      { id: '1', name: 'Bro', address: { locality: 'Aarhus', country: 'DK' } },
      { id: '1', name: 'Bro', address: { locality: 'Odense', country: 'DK' } },
    ],
    [
      'the country of the same name',
      { id: '1', name: 'Bro', address: { country: 'DK' } },
      { id: '1', name: 'Bro', address: { country: 'SE' } },
    ],
  ])('[Q02] depends on %s', (_what, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })

  test('[Q02] a very long name and place fit into an index', () => {
    const key = keyOf({ id: '1', name: 'å'.repeat(500), address: { locality: 'ø'.repeat(500) } })
    expect(key?.length).toBeLessThan(400)
  })
})
