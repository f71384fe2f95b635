import { analyse } from '../analysis/analyseWord'
import { partLexeme } from '../documents/createDocument'
import { wordsOf } from '../letters/letters'
import type { WordLanguage } from '../letters/wordLanguages'
import { wordLanguages } from '../letters/wordLanguages'
import { formsOf } from '../lexicon/endings'
import { lexicons } from '../lexicon/lexicons'
import { lexemeIn, ownLexeme } from '../lexicon/ownLexeme'
import type { Synonym } from './synonymsOf'
import type { TextQuery } from './TextQuery'
import { anyOf, join, lexeme } from './TextQuery'

/** A word of three letters matches too many others by another form. */
export const shortestForm = 4

const isAbbreviation = (text: string) => /^\p{Lu}{2,4}$/u.test(text)

/** Returns what a synonym is found by in documents. */
export function synonymQuery(text: string, language: WordLanguage): TextQuery | null {
  const words = wordsOf(text)
  const [only] = words
  if (words.length > 1) {
    return join(
      'followed',
      words.map((word) =>
        lexicons[language].isJoining(word)
          ? lexeme(ownLexeme(word))
          : anyOf([word, ...analyse(word, language).keys]),
      ),
    )
  }
  if (only === undefined) return null
  // An abbreviation is no part of a compound: 'LAN' does not stand in 'blodlansett'.
  if (isAbbreviation(text)) return anyOf([only])
  // Most texts have an English translation, and English builds other things from the same root: a 'railing' is
  // no 'rail', and 'servicing' is one of many 'services'.
  if (language === 'en')
    return anyOf([...formsOf(only, language, false)].map((form) => lexemeIn(form, language)))
  const { keys } = analyse(only, language)
  const own = keys.flatMap((key) => (key.length < shortestForm ? [] : [key, partLexeme(key)]))
  return anyOf([lexemeIn(only, language), ...own, ...(own.length === 0 ? keys.map(partLexeme) : [])])
}

/** Danish and Norwegian share most written words, so their synonyms are looked for in texts of both. */
const textLanguages: Readonly<Record<WordLanguage, readonly WordLanguage[]>> = {
  da: ['da', 'nb'],
  nb: ['da', 'nb'],
  sv: ['sv'],
  en: ['en'],
}

/** Returns each alternative once, with the languages of the texts in which it counts. */
function alternativesOf(synonyms: readonly Synonym[]) {
  const found = new Map<string, { readonly part: TextQuery; readonly languages: Set<WordLanguage> }>()
  for (const { word, language } of synonyms) {
    const query = synonymQuery(word, language)
    for (const part of query === null ? [] : query.kind === 'any' ? query.parts : [query]) {
      const key = JSON.stringify(part)
      const one = found.get(key) ?? { part, languages: new Set() }
      for (const own of textLanguages[language]) one.languages.add(own)
      found.set(key, one)
    }
  }
  return [...found.values()]
}

const languagesOf = (languages: ReadonlySet<WordLanguage>) =>
  wordLanguages.filter((language) => languages.has(language))

/** Returns what any of these synonyms is found by. Swedish 'väg' is a road, and Danish 'væg' is a wall. */
export function synonymsQuery(
  synonyms: readonly Synonym[],
  { hasOldDocuments, isRanking = false }: { readonly hasOldDocuments: boolean; readonly isRanking?: boolean },
): TextQuery | null {
  const byLanguages = Map.groupBy(alternativesOf(synonyms), ({ languages }) =>
    languagesOf(languages).join(' '),
  )
  return join(
    'any',
    [...byLanguages.values()].map((same) => {
      const any = join(
        'any',
        same.map(({ part }) => part),
      )
      const languages = languagesOf(same[0]?.languages ?? new Set())
      if (any === null || hasOldDocuments || isRanking || languages.length === wordLanguages.length)
        return any
      const ofTexts = languages.map((language) => ({ kind: 'language', language }) as const)
      return join('all', [any, join('any', ofTexts)])
    }),
  )
}
