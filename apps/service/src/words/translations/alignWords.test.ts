import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignWords } from './alignWords'

const names = [
  ['røde vinduer', 'red windows'],
  ['røde døre', 'red doors'],
  ['grønne vinduer', 'green windows'],
  ['grønne døre', 'green doors'],
  ['døre og vinduer', 'doors and windows'],
  ['anlægsarbejde', 'construction work'],
  ['malerarbejde', 'painting work'],
].map(([source = '', target = '']) => ({ source: source.split(' '), target: target.split(' ') }))

const best = (word: string) =>
  alignWords(names, 0.2)
    .filter(({ source }) => source === word)
    .sort((a, b) => b.share - a.share)
    .map(({ target }) => target)

describe('[S22] words are translated by the names that exist in two languages', () => {
  test.each([
    ['vinduer', 'windows'],
    ['døre', 'doors'],
    ['røde', 'red'],
    ['grønne', 'green'],
  ])('%s is %s', (source, target) => {
    expect(best(source)[0]).toBe(target)
  })

  test('a compound has a translation of several words', () => {
    expect(new Set(best('anlægsarbejde'))).toEqual(new Set(['construction', 'work']))
  })

  test('an unknown word has none', () => {
    expect(best('tag')).toEqual([])
  })

  test('the shares of a word are at most 1 in sum, and it is translated by words of its names only', () => {
    const word = fc.constantFrom(...'abcde')
    const words = fc.uniqueArray(word, { maxLength: 4 })
    const name = fc.record({ source: words, target: words })
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (pairs) => {
        const found = alignWords(pairs, 0)
        for (const own of Map.groupBy(found, ({ source }) => source).values()) {
          expect(own.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1)
        }
        for (const { source, target } of found) {
          expect(pairs.some((pair) => pair.source.includes(source) && pair.target.includes(target))).toBe(
            true,
          )
        }
      }),
    )
  })
})
