import { onePerKey } from '@spadestik/domain/locale'
import { analyse } from '../analysis/analyseWord'
import { lexemesOfWord, noLearnedParts, partLexeme } from '../documents/createDocument'
import { wordsOf } from '../letters/letters'
import type { WordLanguage } from '../letters/wordLanguages'
import { lexicons } from '../lexicon/lexicons'
import { formsOfTerm } from './terms'

/** A synonym of an asked word, in one of four languages. */
export interface Synonym {
  readonly group: number
  readonly language: WordLanguage
  readonly word: string
}

/** A row of the table of synonyms. */
export interface SynonymRow extends Synonym {
  readonly stem: string
  readonly isNarrower: boolean
}

/** Analysing a word takes some microseconds, and a group can have a hundred words. */
const lexemesIn = onePerKey((key: string) => {
  const [language = 'en', word = ''] = key.split(' ')
  return lexemesOfWord(word, language, noLearnedParts)
})

/** Returns the rows that no other row finds anyway: 'takbyte' is found by 'tak'. */
function withoutContained(rows: readonly SynonymRow[]): SynonymRow[] {
  const finders = new Map<string, Set<string>>()
  for (const { word, language } of rows) {
    const [part = '', ...more] = wordsOf(word)
    if (more.length > 0) continue
    for (const lexeme of [`=${part}`, ...analyse(part, language).keys.map(partLexeme)]) {
      const key = `${language} ${lexeme}`
      finders.set(key, (finders.get(key) ?? new Set()).add(word))
    }
  }
  const isContained = ({ word, language }: SynonymRow) =>
    wordsOf(word).some((one) =>
      [`=${one}`, ...lexemesIn(`${language} ${one}`)].some((lexeme) => {
        const found = finders.get(`${language} ${lexeme}`)
        return found !== undefined && (found.size > 1 || !found.has(word))
      }),
    )
  return rows.filter((row) => !isContained(row))
}

/** Returns the synonyms of a word, by its spellings. */
export function synonymsOf(
  spellings: readonly string[],
  reader: WordLanguage,
  rows: readonly SynonymRow[],
): Synonym[] {
  const isOwn = ({ language, stem }: SynonymRow) =>
    spellings.some((spelling) => analyse(spelling, language).keys.includes(stem))
  const own = rows.filter(isOwn)
  const ofReader = own.filter(({ language }) => language === reader)
  // A word of the reader's language does not mean what it means in another one: Danish 'barn' is no stable.
  const isForeign =
    ofReader.length === 0 && spellings.every((one) => lexicons[reader].headsOf(one).length === 0)
  return othersOf(isForeign ? own : ofReader, rows).filter((row) => !isOwn(row))
}

/** Returns the synonyms in the groups of these rows, without those that others contain. */
function othersOf(own: readonly SynonymRow[], rows: readonly SynonymRow[]): SynonymRow[] {
  const groups = new Set(own.flatMap(({ group, isNarrower }) => (isNarrower ? [] : [group])))
  return withoutContained(rows.filter((row) => groups.has(row.group)))
}

/** Returns the synonyms of a term of several words. */
export function synonymsOfTerm(term: string, reader: WordLanguage, rows: readonly SynonymRow[]): Synonym[] {
  const forms = formsOfTerm(term)
  const own = rows.filter(({ stem }) => forms.includes(stem))
  const ofReader = own.filter(({ language }) => language === reader)
  return othersOf(ofReader.length === 0 ? own : ofReader, rows).filter(({ stem }) => !forms.includes(stem))
}
