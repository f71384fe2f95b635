import * as fc from 'fast-check'
import { languages } from '../../reference/languages'
import type { LanguageItem } from './LanguageItem'
import { companyNames, languageWords } from './languageScene'
import { anyBrokenText, anyMisspelling, anyQueryText } from '../queryArbitraries'

/** The seed of the random test cases. To use another seed, set the environment variable QUERY_SEED. */
export const querySeed = Number(process.env['QUERY_SEED'] ?? 17)

/**
 * Words that searches treat in a special way: stop words, synonyms, words with a hyphen or a slash, words
 * that no item contains, and characters that are no letters.
 */
const others =
  'og i eller the and skal på för belægning hospital sjukhus sygehuset roof bridges school skolegård taget væg aa Aarhus Århus e-mail skole/tag rør-5 ½ ² 한 ĳ'

const itemWords = [...new Set(Object.values(languageWords).flatMap((words) => words.split(' ')))]
const fields = [
  ...['Aarhus', 'århus', 'havnegade', '"Aarhus C"', 'Od*', 'skole', '(Vejle OR Odense)'].map(
    (value) => `sted:${value}`,
  ),
  ...['Bro', 'tag', 'Han*', 'facade', '"Bro og Tag"', '"Jensen Facader"', 'og'].flatMap((value) => [
    `firma:${value}`,
    `bygherre:${value}`,
  ]),
  ...['3', '17', '2026/S-1', 'N-77', '10000003', '0', '99999999999'].map((value) => `nr:${value}`),
  ...['45', '4522*', '45220000', '45221000-5', '71', '9', '%'].map((value) => `cpv:${value}`),
  ...['sko*', 'og', '(bro OR tag)', '"ny skole"', '-tag'].map((value) => `titel:${value}`),
  ...['sygehus', 'skole', 'bygning', 'og'].map((value) => `sted:=${value}`),
]

export interface LanguageCase {
  readonly itemType: LanguageItem['itemType']
  readonly text: string
  readonly language: (typeof languages)[number]
  readonly user: 'paid@demo.test' | 'basic@demo.test'
}

/** Terms of several words whose synonyms items have, in several languages, and one with a hyphen. */
const terms = [
  'nursing home',
  'nursing homes',
  'primary school',
  'videregående skole',
  'town hall',
  'vvs-arbejde',
]

/** Returns as many random searches as `numRuns`. */
export function sampleCases(numRuns: number): readonly LanguageCase[] {
  const nameWords = companyNames.flatMap((name) => name.split(' '))
  const plain = [...itemWords, ...nameWords, ...others.split(' ')]
  const misspelled = fc.sample(anyMisspelling(itemWords), { numRuns: 60, seed: querySeed })
  const words = [
    ...itemWords,
    ...plain,
    ...misspelled,
    ...[...itemWords, ...others.split(' ')].map((word) => `=${word}`),
    ...itemWords.filter((word) => word.length > 5).map((word) => `${word.slice(0, 5)}*`),
    ...itemWords.slice(0, 12).map((word) => word.toUpperCase()),
    ...terms,
  ]
  const phrase = fc
    .tuple(fc.constantFrom(...Object.values(languageWords)), fc.nat(45), fc.integer({ min: 1, max: 3 }))
    .map(
      ([text, start, length]) =>
        `"${text
          .split(' ')
          .slice(start, start + length)
          .join(' ')}"`,
    )
  const anyText = fc.oneof(
    { weight: 5, arbitrary: anyQueryText(words, fields) },
    { weight: 2, arbitrary: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }) },
    { weight: 2, arbitrary: anyBrokenText(words) },
    { weight: 1, arbitrary: fc.tuple(phrase, fc.constantFrom('', ...words.map((word) => ` -${word}`))) },
  )
  return fc.sample(
    fc
      .record({
        itemType: fc.constantFrom('project', 'procurement', 'procurement', 'company'),
        text: anyText.map((text) => (typeof text === 'string' ? text : text.join(' '))),
        language: fc.constantFrom(...languages),
        isPaid: fc.boolean(),
      })
      .filter(({ text }) => text.trim() !== '')
      .map(({ isPaid, ...rest }) => ({
        ...rest,
        // Only a paid subscription includes companies, so the paying user searches for them.
        user: isPaid || rest.itemType === 'company' ? 'paid@demo.test' : 'basic@demo.test',
      })),
    { numRuns, seed: querySeed },
  )
}
