import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analyseWord'
import { foldLetters } from '../letters/letters'
import { basesOfForm, formsOf } from './endings'
import { lexicons } from './lexicons'
import { parseLexicon } from './parseLexicon'

const compoundLanguages = ['da', 'sv', 'nb'] as const
const fileOf = (language: string) =>
  parseLexicon(readFileSync(new URL(`./${language}.txt`, import.meta.url), 'utf8'))

describe('the lexicons of the product', () => {
  test.each(compoundLanguages)('[S08] %s has three thousand stems, each once', (language) => {
    const heads = fileOf(language).entries.map(({ head }) => head)
    expect(heads.length).toBeGreaterThanOrEqual(3000)
    expect(heads.filter((head, place) => heads.indexOf(head) !== place)).toEqual([])
  })

  test('[S08] they keep two hundred pairs of words apart', () => {
    const apart = compoundLanguages.map((language) => fileOf(language).apart)
    const pairs = apart.reduce((sum, words) => sum + Math.floor(words.length / 2), 0)
    expect(pairs).toBeGreaterThanOrEqual(200)
  })

  test.each(compoundLanguages)('[S08] %s: every word finds itself and its listed forms', (language) => {
    const { entries, apart } = fileOf(language)
    const separate = new Set(apart.flatMap(({ head, forms }) => [head, ...forms]).map(foldLetters))
    const lost = entries.flatMap(({ head, forms }) =>
      [head, ...forms]
        .map(foldLetters)
        .filter(
          (form) => !separate.has(form) && !lexicons[language].headsOf(form).includes(foldLetters(head)),
        ),
    )
    expect(lost).toEqual([])
  })

  test.each(compoundLanguages)('[S08] %s: every form of a word leads back to it', (language) => {
    const lost = fileOf(language).entries.flatMap(({ head, isVerb }, place) =>
      place % 15 === 0
        ? [...formsOf(foldLetters(head), language, isVerb)].filter(
            (form) => !basesOfForm(form, language, form.length).includes(foldLetters(head)),
          )
        : [],
    )
    expect(lost).toEqual([])
  })

  test('[S08] the forms of a noun that is made of a verb lead to the verb', () => {
    expect(analyse('udsendelser', 'da').keys).toEqual(['udsende'])
    expect(analyse('överförings', 'sv').keys).toEqual(analyse('överföra', 'sv').keys)
    expect(analyse('jordflyttings', 'nb').keys).toEqual(analyse('jordflytting', 'nb').keys)
  })

  test.each([
    ['da', 'nedrevet', 'nedrive'],
    ['da', 'anlagte', 'anlægge'],
    ['nb', 'revet', 'rive'],
    ['nb', 'gravd', 'grave'],
    ['nb', 'ledd', null],
    ['sv', 'utbyggda', 'utbygga'],
    ['sv', 'rivit', 'riva'],
    ['sv', 'gjutnas', 'gjuta'],
  ] as const)('[S08] %s: the participle %s leads to %s', (language, participle, verb) => {
    const { keys } = analyse(foldLetters(participle), language)
    expect(keys).toEqual(verb === null ? [participle] : [foldLetters(verb)])
  })

  test('[S08] English has compounds that are written together, and irregular plurals', () => {
    expect(lexicons.en.listedParts('substations')).toEqual(['sub', 'station'])
    expect(lexicons.en.headsOf('children')).toEqual(['child'])
  })

  test.each(['hus, hal', 'bog=', 'hus//huse', '## compounds\nwastewater=waste'])(
    '[S08] %s is refused',
    (text) => {
      expect(() => parseLexicon(text)).toThrow(/^line \d has "/)
    },
  )
})
