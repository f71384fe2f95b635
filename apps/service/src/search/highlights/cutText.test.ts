import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutPassage, cutText } from './cutText'
import { joinMarks } from './joinMarks'
import { tokensOf } from '../../words/letters/letters'

const spansOf = (text: string, ...wanted: string[]) =>
  tokensOf(text).filter(({ word }) => wanted.includes(word))
const marked = (parts: ReturnType<typeof cutText>) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

const marksOf = (parts: ReturnType<typeof cutText>) =>
  parts.flatMap((part) => Array.from({ length: part.text.length }, () => part.isMatch))

describe('text pieces', () => {
  test('[S08] the pieces together form the text, and each match is one piece', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('skole', 'bro', ', ', ' ', 'Æ', '🏗', '.')), (pieces) => {
        const text = pieces.join('')
        const parts = cutText(text, spansOf(text, 'bro'))
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.filter(({ isMatch }) => isMatch).every((part) => part.text === 'bro')).toBe(true)
        expect(parts.some((part) => part.text === '')).toBe(false)
      }),
    )
  })

  test.each([
    ['a short text is shown completely', 'Ny bro over åen', 'Ny [bro] over åen'],
    [
      'a long text from shortly before the first match',
      `${'Der bygges nyt. '.repeat(20)}En bro bygges. ${'Og mere. '.repeat(40)}`,
      /^…(\S+ )+En \[bro\] bygges\. (\S+ )*\S+…$/,
    ],
    ['one word without spaces around it', `${'x'.repeat(300)}-bro-${'y'.repeat(300)}`, '…[bro]…'],
  ])('[S08] %s', (_case, text, expected) => {
    const passage = cutPassage(text, spansOf(text, 'bro'))
    const shown = marked(passage)
    if (typeof expected === 'string') expect(shown).toBe(expected)
    else expect(shown).toMatch(expected)
    expect(passage.map((part) => part.text).join('').length).toBeLessThan(225)
  })

  test('[Z14] two versions of a text are joined: what is marked in one of them is marked', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 12 }),
        fc.array(fc.nat(11)),
        fc.array(fc.nat(11)),
        (text, one, other) => {
          const version = (places: number[]) =>
            cutText(
              text,
              [...new Set(places)]
                .sort((a, b) => a - b)
                .filter((place) => place < text.length)
                .map((place) => ({ word: '', start: place, end: place + 1 })),
            )
          const joined = joinMarks(version(one), version(other))
          const [first, second] = [marksOf(version(one)), marksOf(version(other))]
          expect(joined.map((part) => part.text).join('')).toBe(text)
          expect(marksOf(joined)).toEqual(first.map((isMarked, place) => isMarked || second[place]))
        },
      ),
    )
  })
})
