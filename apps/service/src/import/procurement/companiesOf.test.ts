import { describe, expect, test } from 'vitest'
import { releaseOf } from '../../testing/releases'
import { buyerOf, companiesOf, rolesOf } from './companiesOf'

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

  test('[Q02] are its buyer and its winners, each once, with the details from the list of parties', () => {
    expect(companiesOf(release)).toMatchObject([
      { key: 'ocds:b', name: 'Byen', cvr: '12', country: 'DK', city: 'Aarhus' },
      { key: 'ocds:A', name: 'A', country: 'SE' },
      { key: 'ocds:B', name: 'B', country: null },
    ])
  })

  test('[Q02] a winner of several lots has one role, and losing tenderers have none', () => {
    expect(rolesOf(release)).toMatchObject([
      { company: 'ocds:b', role: 'authority', isWinner: false },
      { company: 'ocds:A', role: 'mainContractor', isWinner: true, note: 'Fag 1 · Fag 2' },
      { company: 'ocds:B', role: 'mainContractor', isWinner: true, note: 'Fag 1' },
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
})
