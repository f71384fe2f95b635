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

  test('[Z02] a value nested half a million deep is searched too', () => {
    const depth = 500_000
    const value: unknown = JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`)
    expect(unstorableTexts(value)).toHaveLength(1)
  })

  test('[Z02] the search ends when enough texts are found', () => {
    expect(unstorableTexts(Array.from({ length: 1000 }, () => '\u0000'))).toHaveLength(50)
  })

  test.each<[what: string, value: unknown]>([
    ['letters and complete emoji', { name: 'Ærø 🏗️ 𖹏' }],
    ['numbers, booleans and null', [1, true, null, undefined]],
  ])('[Z02] %s are storable', (_case, value) => {
    expect(unstorableTexts(value)).toEqual([])
  })
})
