import type { ErrorObject } from 'ajv'
import { expect, test } from 'vitest'
import { withoutBadRows } from './withoutBadRows'

const at = (...paths: string[]) => paths.map((instancePath) => ({ instancePath }) as ErrorObject)

test.each([
  ['a bad row', { items: [{ a: 1 }, { a: 'x' }], count: 2 }, ['/items/1/a'], { items: [{ a: 1 }], count: 2 }],
  ['two faults of one row', { items: [{ a: 'x' }] }, ['/items/0/a', '/items/0/b'], { items: [] }],
  ['a row with a nested bad row', [{ parts: [{ a: 'x' }] }, {}], ['/0/parts/0/a'], [{}]],
  ['a list inside an item', { winners: [1, 'x'], name: 'A' }, ['/winners/1'], { winners: [1], name: 'A' }],
  ['a fault outside any list', { name: 5 }, ['/name'], null],
  ['a missing property at the top level', { items: [] }, [''], null],
])('[Z01] %s: the remaining response', (_case, response, paths, rest) => {
  expect(withoutBadRows(response, at(...paths))).toEqual(rest)
})
