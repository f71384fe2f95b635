import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { analyse } from '../analysis/analyseWord'
import { isJoining } from '../asked/queryOf'
import { wordsOf } from '../letters/letters'
import { wordLanguages } from '../letters/wordLanguages'
import type { NamePair } from './alignWords'
import { alignWords } from './alignWords'

/**
 * The minimum `share` (likelihood) of a translation. A word with a smaller share usually just occurs beside
 * the right translation.
 */
const fewestShare = 0.2

const perLanguage = 3

/** The maximum number of words in a name. In a longer name it is unclear which words translate each other. */
const longestName = 12

interface Row {
  readonly id: number
  readonly language: string
  readonly stems: readonly string[]
  readonly words: readonly string[]
}

interface TranslationRow {
  readonly language: string
  readonly stem: string
  readonly target_language: string
  readonly word: string
  readonly share: number
}

/**
 * Reads the words in the names of criteria, in alphabetical order. Leaves out names that are too long, and
 * joining words such as "and".
 */
async function readNames(db: Kysely<Database>): Promise<Row[]> {
  const rows = await db.selectFrom('criteria').select(['id', 'names']).orderBy('id').execute()
  return rows.flatMap(({ id, names }) =>
    wordLanguages.flatMap((language): Row[] => {
      const all = new Set(wordsOf(names[language] ?? '').filter((word) => /^[a-zåäö]{3,40}$/u.test(word)))
      const words = [...all].filter((word) => !isJoining(word, language)).toSorted()
      if (words.length === 0 || words.length > longestName) return []
      return [{ id, language, words, stems: words.map((word) => analyse(word, language).keys[0] ?? word) }]
    }),
  )
}

function frequentWords(rows: readonly Row[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const { stems, words } of rows) {
    for (const [place, stem] of stems.entries()) {
      const word = words[place] ?? stem
      const own = counts.get(stem) ?? new Map<string, number>()
      counts.set(stem, own.set(word, (own.get(word) ?? 0) + 1))
    }
  }
  return new Map(
    [...counts].map(([stem, own]) => [
      stem,
      [...own].reduce((best, one) => (one[1] > best[1] ? one : best))[0],
    ]),
  )
}

function translate(rows: readonly Row[], language: string, target: string): TranslationRow[] {
  const targets = rows.filter((row) => row.language === target)
  const targetOf = new Map(targets.map(({ id, stems }) => [id, stems]))
  const pairs = rows.flatMap(({ id, language: own, stems }): NamePair[] => {
    const names = targetOf.get(id)
    return own !== language || names === undefined ? [] : [{ source: stems, target: names }]
  })
  const wordOf = frequentWords(targets)
  return [...Map.groupBy(alignWords(pairs, fewestShare), ({ source }) => source)].flatMap(([stem, found]) =>
    found
      .toSorted((a, b) => b.share - a.share)
      .slice(0, perLanguage)
      .map((one) => ({
        language,
        stem,
        target_language: target,
        word: wordOf.get(one.target) ?? one.target,
        share: one.share,
      })),
  )
}

/** Replaces the dictionary by translations that are learned from the names of all criteria (ADR 38). */
export async function learnTranslations(db: Kysely<Database>): Promise<void> {
  const names = await readNames(db)
  const translations = wordLanguages.flatMap((language) =>
    wordLanguages.flatMap((target) => (target === language ? [] : translate(names, language, target))),
  )
  await sql`delete from translations`.execute(db)
  await sql`
    insert into translations (language, stem, target_language, word, share)
    select language, stem, target_language, word, share from jsonb_to_recordset(${JSON.stringify(translations)}::jsonb)
      as t(language text, stem text, target_language text, word text, share real)`.execute(db)
}
