import { describe, expect, test } from 'vitest'
import { roleName } from './roleName'
import { shortNote } from './shortNote'

describe('a role', () => {
  test.each([
    [{ name: 'Bygherre' }, 'ejer', 'Bygherre'],
    [{ name: 'unspecified' }, 'ejer', 'ejer'],
    [{ name: 'Uspecificeret' }, null, null],
    [{ name: ' ' }, ' ejer ', 'ejer'],
    [null, 'ejer', 'ejer'],
    [null, null, null],
    [null, '', null],
  ])('[P02] of %j and the words %j is called %j', (role, roleString, name) => {
    expect(roleName({ role, roleString })).toBe(name)
  })

  test.each([
    ['Statik og brand', 'Statik og brand'],
    ['a'.repeat(50), 'a'.repeat(50)],
    ['a'.repeat(51), `${'a'.repeat(50)}...`],
    ['🏗'.repeat(51), `${'🏗'.repeat(50)}...`],
  ])('[P02] the note %s is shown as %s', (note, short) => {
    expect(shortNote(note)).toBe(short)
  })
})
