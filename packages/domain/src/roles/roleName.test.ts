import { describe, expect, test } from 'vitest'
import { roleName } from './roleName'

describe('a role', () => {
  test.each([
    [{ name: 'Bygherre' }, 'ejer', 'Bygherre'],
    [{ name: 'unspecified' }, 'ejer', 'ejer'],
    [{ name: 'Uspecificeret' }, null, null],
    [{ name: 'Unspecified owner' }, 'ejer', 'Unspecified owner'],
    [{ name: 'Owner, unspecified' }, 'ejer', 'Owner, unspecified'],
    [{ name: ' ' }, ' ejer ', 'ejer'],
    [null, 'ejer', 'ejer'],
    [null, null, null],
    [null, '', null],
  ])('[P02] %j with the text %j is named %j', (role, roleString, name) => {
    expect(roleName({ role, roleString })).toBe(name)
  })
})
