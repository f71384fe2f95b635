import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEdit } from './mergeEdit'

const base = { name: 'Skoler', mailTime: 'daily', kinds: { a: 1, b: 2 }, projects: [1, 2, 3] }
type Edit = typeof base

test.each<[string, Partial<Edit>, Partial<Edit>, Partial<Edit>, string[]]>([
  ['nothing', {}, {}, {}, []],
  ['my change only', { name: 'Broer' }, {}, { name: 'Broer' }, []],
  ['their change only', {}, { name: 'Broer' }, { name: 'Broer' }, []],
  ['another field each', { name: 'Broer' }, { mailTime: 'never' }, { name: 'Broer', mailTime: 'never' }, []],
  ['the same change', { name: 'Broer' }, { name: 'Broer' }, { name: 'Broer' }, []],
  ['two names', { name: 'Broer' }, { name: 'Veje' }, { name: 'Broer' }, ['name']],
  ['their other order of keys', { name: 'Broer' }, { kinds: { b: 2, a: 1 } }, { name: 'Broer' }, []],
  [
    'two added items',
    { projects: [1, 2, 3, 4] },
    { projects: [1, 2, 3, 5] },
    { projects: [1, 2, 3, 5, 4] },
    [],
  ],
  ['two removed items', { projects: [1, 2] }, { projects: [2, 3] }, { projects: [2] }, []],
  [
    'one item added twice',
    { projects: [1, 2, 3, 4] },
    { projects: [4, 1, 2, 3] },
    { projects: [4, 1, 2, 3] },
    [],
  ],
])('[W07] %s', (_case, mine, theirs, expected, conflicts) => {
  expect(mergeEdit(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
    merged: { ...base, ...expected },
    conflicts,
  })
})

test('[W07] a field that one side has removed is removed', () => {
  const { kinds, ...without } = base
  expect(mergeEdit<Partial<Edit>>(base, { ...without, kinds: undefined as never }, base).merged).toEqual(
    without,
  )
  expect(mergeEdit<Partial<Edit>>(base, { ...base, name: 'Broer' }, without).merged).toEqual({
    ...without,
    name: 'Broer',
  })
  expect(kinds).toEqual({ a: 1, b: 2 })
})

const ids = fc.uniqueArray(fc.nat(9))

test('[W07] each addition and each removal of both sides is kept, whatever the edits are', () => {
  fc.assert(
    fc.property(ids, ids, ids, (before, mine, theirs) => {
      const { merged, conflicts } = mergeEdit({ ids: before }, { ids: mine }, { ids: theirs })
      expect(conflicts).toEqual([])
      expect(new Set(merged.ids).size).toBe(merged.ids.length)
      for (let id = 0; id <= 9; id += 1) {
        const isKept = before.includes(id)
          ? mine.includes(id) && theirs.includes(id)
          : mine.includes(id) || theirs.includes(id)
        expect(merged.ids.includes(id)).toBe(isKept)
      }
    }),
  )
})
