import { describe, expect, test } from 'vitest'
import { unstorableTexts } from './unstorableTexts'

describe('unstorable texts', () => {
  test.each<[what: string, value: unknown, pointers: string[]]>([
    ['an unpaired surrogate', '\ud83c', ['']],
    ['a NUL', 'with \u0000 inside', ['']],
    ['nested in a list', { lots: [{ title: 'a' }, { title: '\udfd7' }] }, ['/lots/1/title']],
    ['in a key', { lots: { '\u0000': 1 } }, ['/lots']],
    ['everywhere', ['\u0000', 'a', '\ud800'], ['/0', '/2']],
  ])('[Z02] %s is found with its path', (_case, value, pointers) => {
    expect(unstorableTexts(value)).toEqual(pointers)
  })

  test.each<[what: string, value: unknown]>([
    ['letters and complete emoji', { name: 'Ærø 🏗️ 𖹏' }],
    ['numbers, booleans and null', [1, true, null, undefined]],
  ])('[Z02] %s are storable', (_case, value) => {
    expect(unstorableTexts(value)).toEqual([])
  })
})
