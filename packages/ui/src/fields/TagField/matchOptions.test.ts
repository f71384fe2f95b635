import { describe, expect, test } from 'vitest'
import { exactMatch, prefixMatches, unchosen } from './matchOptions'

const options = ['Ørsted', 'Arkitekt', 'Arkitektskolen', 'Bygherre'].map((label, id) => ({ id, label }))
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label)

describe('[V03] matching the options of a tag field', () => {
  test.each([
    ['', ['Ørsted', 'Arkitekt', 'Arkitektskolen', 'Bygherre']],
    ['ARK', ['Arkitekt', 'Arkitektskolen']],
    ['ør', ['Ørsted']],
    [' by ', ['Bygherre']],
    ['tekt', []],
  ])('%j begins %j', (typed, found) => {
    expect(labels(prefixMatches(options, typed))).toEqual(found)
  })

  test.each([
    ['arkitekt', 'Arkitekt'],
    [' ØRSTED ', 'Ørsted'],
    ['ark', undefined],
    ['', undefined],
  ])('%j is %j', (typed, found) => {
    expect(exactMatch(options, typed)?.label).toBe(found)
  })

  test('leaves out selected options', () => {
    expect(labels(unchosen(options, options.slice(0, 2)))).toEqual(['Arkitektskolen', 'Bygherre'])
  })
})
