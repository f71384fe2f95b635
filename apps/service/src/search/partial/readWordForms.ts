import type { Kysely } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { analyse } from '../../words/analysis/analyseWord'
import { isJoining, queryOf } from '../../words/asked/queryOf'
import { readAsking } from '../../words/asked/readAsking'
import type { TextQuery } from '../../words/asked/TextQuery'
import { join, lexeme, printTextQuery, wholeLexemes } from '../../words/asked/TextQuery'
import { wordsOf } from '../../words/letters/letters'
import { ownLexeme } from '../../words/lexicon/ownLexeme'
import type { WordLanguage } from '../../words/letters/wordLanguages'
import { wordLanguages } from '../../words/letters/wordLanguages'

export interface PartialWord {
  readonly word: string
  readonly isExpanded: boolean
}

export interface WordForm extends PartialWord {
  /** The position of the searched word in the search. All forms of a word have the same position. */
  readonly place: number
  readonly query: string
  /** The same for users who do not see paid details. */
  readonly openQuery: string
  /** How likely it is that the form means the same as the searched word, between 0 and 1. */
  readonly share: number
  readonly count: number
  /**
   * Ranks items. It has basic forms alone, because `ts_rank` divides by the number of lexemes: otherwise a word
   * that is its own basic form would count less than others.
   */
  readonly rankQuery: string
}

/**
 * The `share` of a synonym, which is the likelihood that it means the same as the searched word. It is also
 * the maximum `share` of a translation. The searched word itself has the `share` 1.
 */
const otherWord = 1

interface Translation {
  readonly language: WordLanguage
  readonly stem: string
  readonly target_language: WordLanguage
  readonly word: string
  readonly share: number
}

const keysIn = (word: string, language: WordLanguage) =>
  wordsOf(word).flatMap((one) => [one, ...analyse(one, language).keys])

function basicForms(query: TextQuery, word: string): TextQuery {
  const own = new Set(wordsOf(word).map(ownLexeme))
  const lexemes = [...wholeLexemes(query)].filter((one) => !own.has(one))
  const basic = lexemes.filter((one) => !wordsOf(word).includes(one))
  const isBasic = !basic.some((one) => !one.startsWith('+'))
  return join('any', (isBasic ? lexemes : basic).map(lexeme)) ?? query
}

async function readTranslations(db: Kysely<Database>, words: readonly string[]): Promise<Translation[]> {
  const stems = [
    ...new Set(words.flatMap((word) => wordLanguages.flatMap((language) => keysIn(word, language)))),
  ]
  return db.selectFrom('translations').selectAll().where('stem', 'in', stems).$castTo<Translation>().execute()
}

/** Returns the translations of a word from the user's language or, if there are none, from any language. */
function translationsOf(word: string, reader: WordLanguage, all: readonly Translation[]): Translation[] {
  const own = all.filter(({ language, stem }) => keysIn(word, language).includes(stem))
  const ofReader = own.filter(({ language }) => language === reader)
  const best = new Map<string, Translation>()
  for (const one of ofReader.length > 0 ? ofReader : own) {
    const key = `${one.target_language} ${one.word}`
    if ((best.get(key)?.share ?? 0) < one.share) best.set(key, one)
  }
  return [...best.values()]
}

async function readCounts(
  db: Kysely<Database>,
  stems: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('words')
    .select(['stem', (eb) => eb.fn.sum<string>('count').as('count')])
    .where('stem', 'in', [...new Set(stems)])
    .groupBy('stem')
    .execute()
  return new Map(rows.map(({ stem, count }) => [stem, Number(count)]))
}

/**
 * Returns each word itself, its synonyms and its learned translations. A word is translated from the user's
 * language or, if there is no such translation, from any language.
 */
export async function readWordForms(
  db: Kysely<Database>,
  asked: readonly PartialWord[],
  reader: LanguageCode,
): Promise<WordForm[]> {
  const words = asked.map((one, place) => ({ ...one, place })).filter(({ word }) => !isJoining(word, reader))
  if (words.length === 0) return []
  const translations = await readTranslations(
    db,
    words.map(({ word }) => word),
  )
  const own = words.map((one) => ({
    ...one,
    translations: one.isExpanded ? translationsOf(one.word, reader, translations) : [],
  }))
  const asking = await readAsking(
    db,
    [...words, ...own.flatMap((one) => one.translations)].map(({ word }) => ({ kind: 'word', word })),
    reader,
  )
  const forms = own.flatMap(({ translations: others, ...one }) => {
    const node = { kind: 'word', word: one.word } as const
    const stems = wordLanguages.flatMap((language) => keysIn(one.word, language))
    const widths = one.isExpanded ? ([1, 2] as const) : ([1] as const)
    return [
      ...widths.map((width) => ({
        ...one,
        query: queryOf(node, asking, width).query,
        share: width === 1 ? 1 : otherWord,
        stems,
      })),
      ...others.map(({ word, target_language: language, share }) => ({
        place: one.place,
        word,
        isExpanded: true,
        query: queryOf({ kind: 'word', word }, { ...asking, reader: language }, 1).query,
        share: otherWord * share,
        stems: keysIn(word, language),
      })),
    ]
  })
  const counts = await readCounts(
    db,
    forms.flatMap(({ stems }) => stems),
  )
  return forms
    .flatMap(({ query, stems, ...form }) =>
      query === null
        ? []
        : [
            {
              ...form,
              query: printTextQuery(query),
              rankQuery: printTextQuery(basicForms(query, form.word)),
              openQuery: printTextQuery(query, { weights: 'ABC' }),
              count: [...new Set(stems)].reduce((sum, one) => sum + (counts.get(one) ?? 0), 0),
            },
          ],
    )
    .toSorted((a, b) => a.place - b.place || b.share - a.share || (a.word < b.word ? -1 : 1))
}
