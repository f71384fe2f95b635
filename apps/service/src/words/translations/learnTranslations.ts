import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { languages } from '../../reference/languages'
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
 * Reads the words in the names of criteria. Leaves out names that are too long, and stop words such as "and".
 */
async function readNames<Tables>(db: Kysely<Tables>): Promise<Row[]> {
  const codes = languages.map(({ iso6391 }) => iso6391)
  const { rows } = await sql<Row>`
    with named as materialized (
      select c.id, n.key as language, d.lexeme as word
      from criteria c, jsonb_each_text(c.names) n, unnest(to_tsvector('simple', search_text(n.value))) d
      where n.key = any(${codes}::text[]) and d.lexeme ~ '^[a-z]{3,40}$'
    ), stems as materialized (
      select language, word, search_stem(language, word) as stem
      from (select distinct language, word from named) words
      where numnode(plainto_tsquery(search_config(language), word)) > 0
    )
    select n.id, n.language, array_agg(s.stem order by n.word) as stems, array_agg(n.word order by n.word) as words
    from named n join stems s using (language, word)
    group by 1, 2 having count(*) <= ${sql.lit(longestName)} order by 1, 2`.execute(db)
  return rows
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
export async function learnTranslations<Tables>(db: Kysely<Tables>): Promise<void> {
  const names = await readNames(db)
  const codes = languages.map(({ iso6391 }) => iso6391)
  const translations = codes.flatMap((language) =>
    codes.flatMap((target) => (target === language ? [] : translate(names, language, target))),
  )
  await sql`delete from translations`.execute(db)
  await sql`
    insert into translations (language, stem, target_language, word, share)
    select language, stem, target_language, word, share from jsonb_to_recordset(${JSON.stringify(translations)}::jsonb)
      as t(language text, stem text, target_language text, word text, share real)`.execute(db)
}
