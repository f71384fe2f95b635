import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutText, shortCriterion, shortNote } from './shortTexts'

describe('cutting a text', () => {
  test.each([
    ['Statik og brand', 'Statik og brand'],
    ['a'.repeat(50), 'a'.repeat(50)],
    ['a'.repeat(51), `${'a'.repeat(50)}...`],
    ['🏗'.repeat(51), `${'🏗'.repeat(50)}...`],
  ])('[P02] the note %s is shown as %s', (note, short) => {
    expect(shortNote(note)).toBe(short)
  })

  test.each([
    ['Region Nordjylla', 'Region Nordjyll...'],
    ['Region Sjælland', 'Region Sjælland'],
  ])('[Z04] the criterion %s is shown as %s', (text, short) => {
    expect(shortCriterion(text)).toBe(short)
  })

  test('[Z04] is never longer than the limit plus the dots, and begins like the original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, length) => {
        const short = cutText(text, length)
        const kept = short === text ? short : short.slice(0, -3)
        expect([...kept].length).toBeLessThanOrEqual(length)
        expect(text.startsWith(kept)).toBe(true)
        expect(short === text || short.endsWith('...')).toBe(true)
      }),
    )
  })
})
