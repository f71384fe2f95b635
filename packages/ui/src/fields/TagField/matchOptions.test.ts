import { describe, expect, test } from 'vitest'
import { exactMatch, prefixMatches, readPasted, unchosen } from './matchOptions'

const options = ['Ørsted', 'Arkitekt', 'Arkitektskolen', 'Bygherre'].map((label, id) => ({ id, label }))
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label)

describe('[V03] matching the options of a tag field', () => {
  test.each([
    ['', ['Ørsted', 'Arkitekt', 'Arkitektskolen', 'Bygherre']],
    ['ARK', ['Arkitekt', 'Arkitektskolen']],
    ['ør', ['Ørsted']],
    [' by ', ['Bygherre']],
    ['tekt', []],
    ['or', ['Ørsted']],
  ])('%j begins %j', (typed, found) => {
    expect(labels(prefixMatches(options, typed))).toEqual(found)
  })

  test.each([
    ['arkitekt', 'Arkitekt'],
    [' ØRSTED ', 'Ørsted'],
    ['orsted', 'Ørsted'],
    ['ark', undefined],
    ['', undefined],
  ])('%j is %j', (typed, found) => {
    expect(exactMatch(options, typed)?.label).toBe(found)
  })

  test('a label in the typed letters is preferred to one with diacritics', () => {
    const twins = ['Ås', 'As'].map((label, id) => ({ id, label }))
    expect(exactMatch(twins, 'as')?.label).toBe('As')
    expect(exactMatch(twins, 'ås')?.label).toBe('Ås')
  })

  test.each([
    ['Arkitekt, bygherre', ['Arkitekt', 'Bygherre'], []],
    ['Ørsted;\nArkitekt\tMurer', ['Ørsted', 'Arkitekt'], ['Murer']],
    ['Arkitekt, arkitekt', ['Arkitekt'], []],
  ])('reads the pasted list %j', (pasted, named, unknown) => {
    const read = readPasted(options, pasted)
    expect(labels(read?.named ?? [])).toEqual(named)
    expect(read?.unknown).toEqual(unknown)
  })

  test.each(['Arkitekt', 'Murer, tømrer', ',', ''])('reads no list from %j', (pasted) => {
    expect(readPasted(options, pasted)).toBeUndefined()
  })

  test('reads a limited number of names from a pasted text', () => {
    expect(readPasted(options, `Arkitekt,${'x,'.repeat(100_000)}`)?.unknown.length).toBeLessThan(200)
  })

  test('leaves out selected options', () => {
    expect(labels(unchosen(options, options.slice(0, 2)))).toEqual(['Arkitektskolen', 'Bygherre'])
  })
})
