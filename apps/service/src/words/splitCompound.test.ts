import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitCompound } from './splitCompound'

const vocabulary = `skole 40 skola 40 hal 40 tag 60 tak 60 gata 30 kyrka 20 vej 80 vand 50 belysning 20 gard 20
  transport 20 flyg 30 plats 40 flygplats 5 drift 40 arbejde 90 plads 40 svomme 5 spildevand 10 ledning 30 total 3 entreprise 50 mon 2 fiske 4 havn 30`
const counts = new Map(
  Array.from(vocabulary.matchAll(/([a-z]+) (\d+)/gu), ([, word = '', count]) => [word, Number(count)]),
)
const frequency = (word: string) => counts.get(word) ?? 0

describe('splitting a compound', () => {
  test.each([
    ['an ending and a doubled consonant', 'svommehallen', 'da', ['svomme', 'hal']],
    ['a linking s', 'arbejdsplads', 'da', ['arbejde', 'plads']],
    ['a letter that the first word loses', 'skolgard', 'sv', ['skola', 'gard']],
    ['u for a', 'gatubelysning', 'sv', ['gata', 'belysning']],
    ['three parts', 'skoletagbelysning', 'da', ['skole', 'tag', 'belysning']],
    ['a place with an unknown name', 'akaerskolen', 'da', ['skole']],
    ['the more frequent of two splits', 'spildevandsledning', 'da', ['spildevand', 'ledning']],
    ['a word without known parts', 'krokodille', 'da', []],
    ['a beginning that only looks like a word', 'halvar', 'da', []],
    ['an ending that only looks like a word', 'montage', 'da', []],
    ['a form that is never a part', 'hensyntagen', 'da', []],
    ['a beginning that stays whole, before another part', 'transportledning', 'da', ['transport', 'ledning']],
    ['a long last part after an unknown word', 'krisebelysning', 'da', ['belysning']],
    ['two long last parts after an unknown word', 'krisebelysningsledning', 'da', ['belysning', 'ledning']],
    ['a long compound inside another', 'flygplatsdrift', 'sv', ['flyg', 'plats', 'drift', 'flygplats']],
  ] as const)('[S08] finds %s', (_case, word, language, parts) => {
    expect(splitCompound(word, language, 1, frequency)).toEqual(parts)
  })

  test('[S08] a word that is more frequent than its short parts stays whole', () => {
    expect(splitCompound('fiskehavn', 'da', 10, frequency)).toEqual(['fiske', 'havn'])
    expect(splitCompound('fiskehavn', 'da', 100, frequency)).toEqual([])
  })

  test('[S08] long parts are found even in frequent words', () => {
    expect(splitCompound('totalentreprise', 'da', 100, frequency)).toEqual(['total', 'entreprise'])
    expect(splitCompound('totalentreprise', 'da', 1000, frequency)).toEqual([])
    expect(splitCompound('arbejdsbelysning', 'da', 100, frequency)).toEqual(['arbejde', 'belysning'])
  })

  test('[S08] every part is a known word that the compound contains, and is returned once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...counts.keys(), 's', 'e', 'en', 'xyz'), { maxLength: 8 }),
        (pieces) => {
          const word = pieces.join('')
          const parts = splitCompound(word, 'da', 1, frequency)
          expect(parts.filter((part) => frequency(part) === 0)).toEqual([])
          // A linking letter can replace the last letter of a part, so do not compare the last letter.
          expect(parts.filter((part) => !word.includes(part.slice(0, -1)))).toEqual([])
          expect(new Set(parts).size).toBe(parts.length)
        },
      ),
    )
  })
})
