import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, foldWords } from './foldText'
import { splitByWords } from './splitByWords'

const show = (text: string, typed: string) =>
  splitByWords(text, foldWords(typed))
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('')

describe('[S10] splitting a text by words', () => {
  test.each([
    ['Vejbroer', 'bro', 'Vej[bro]er'],
    ['Renovering af Skjern Åbro', 'RENOVERING abro', '[Renovering] af Skjern [Åbro]'],
    ['Børnehus', 'bor', '[Bør]nehus'],
    ['Lærkevej', 'lae', '[Læ]rkevej'],
    ['Lærkevej', 'la', '[Læ]rkevej'],
    ['Åben', 'xyz', 'Åben'],
    ['Broer og tunneler', '', 'Broer og tunneler'],
    ['aaaa', 'aa', '[aaaa]'],
  ])('splits %j by %j into %j', (text, typed, shown) => {
    expect(show(text, typed)).toBe(shown)
  })

  test('never changes the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ minLength: 1 })), (text, words) => {
        expect(
          splitByWords(text, words)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  test('finds the words wherever the folded text contains them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const folded = foldText(text).text
        const isFound = splitByWords(text, [folded]).some((piece) => piece.isHit)
        expect(isFound).toBe(folded !== '')
      }),
    )
  })
})
