import { describe, expect, test } from 'vitest'
import { limits } from '../limits/limits'
import { freeName, oneLine } from './names'

describe('names of agents and lists', () => {
  test.each([
    [' Broer ', 'Broer'],
    ['Broer\ni Jylland', 'Broer i Jylland'],
    ['Broer \r\n\r\n i\u2028Jylland', 'Broer i Jylland'],
    ['Broer  i Jylland', 'Broer  i Jylland'],
  ])('[V02] %j is stored as %j', (name, stored) => {
    expect(oneLine(name)).toBe(stored)
  })

  test.each([
    ['Broer', [], null],
    ['', [''], null],
    ['Broer', ['Bro'], null],
    ['Broer', ['broer'], 'Broer 2'],
    ['BROER ', ['Broer', 'Broer 2'], 'BROER 3'],
    ['Broer 2', ['Broer 2'], 'Broer 3'],
    ['Skoler 2027', ['skoler 2027'], 'Skoler 2027 2'],
    ['Broer\n2', ['Broer 2'], 'Broer 3'],
  ] as const)('[V02] for %j beside %j, the name %j is proposed', (name, taken, proposed) => {
    expect(freeName(name, taken)).toBe(proposed)
  })

  test('[V02] a proposed name is not too long', () => {
    const name = 'x'.repeat(limits.nameMaxLength)
    const proposed = freeName(name, [name]) ?? ''
    expect(proposed).toHaveLength(limits.nameMaxLength)
    expect(proposed).toMatch(/ 2$/)
  })
})
