import type { QueryTerm, UnexpandedWord, Word } from '@spadestik/domain/query'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import type { LanguageItem, PlainText, ScopeName, TextScope } from './LanguageItem'
import { scopeKey } from './LanguageItem'

const configs = { da: 'danish', sv: 'swedish', nb: 'norwegian', en: 'english', '': 'simple' } as const

type Stemmer = (typeof configs)[keyof typeof configs]

/** The stemmers of all languages, and `simple`, which keeps words as they are. */
export const stemmers: readonly Stemmer[] = Object.values(configs)

/**
 * The lexemes (stemmed words) of a text. The index of a lexeme is its position in the text. The entry of a
 * joining word, such as `og`, is empty.
 */
export type Stream = readonly (string | undefined)[]

/** `meetsQuery` uses these functions to check searches. */
export interface WordIndex {
  /** Reads the words of terms from the database. Call it before the other functions. */
  readonly prepare: (terms: readonly QueryTerm[], reader: LanguageCode) => Promise<void>
  /**
   * Returns whether a word occurs in a scope (a set of texts) of an item, in any grammatical form or as a
   * synonym.
   */
  readonly hasWord: (
    item: LanguageItem,
    scope: ScopeName,
    word: Word | UnexpandedWord,
    reader: LanguageCode,
  ) => boolean
  readonly lexemesOf: (word: string, stemmer: Stemmer) => readonly string[]
  readonly isJoining: (word: string, language: LanguageCode) => boolean
  readonly streamsOf: (item: LanguageItem, scope: ScopeName) => readonly Stream[]
}

async function readStreams(db: Kysely<Database>, texts: readonly string[], stemmer: Stemmer) {
  const { rows } = await sql<{ place: number; lexeme: string; positions: number[] }>`
    select place::integer, d.lexeme, d.positions::integer[] as positions
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as t(text, place),
      unnest(to_tsvector(${stemmer}::regconfig, search_text(t.text))) as d`.execute(db)
  const streams = texts.map((): (string | undefined)[] => [])
  for (const { place, lexeme, positions } of rows) {
    for (const position of positions) (streams[place - 1] ?? [])[position - 1] = lexeme
  }
  return streams
}

const words = ({ language, text }: PlainText) => sql`search_words(${language}, ${text})`
const label = ({ language, text }: PlainText) =>
  sql`to_tsvector(search_config(${language}), search_text(${text}))`

/** Returns a `tsvector` without weights, because a scope (a set of texts) is always searched as a whole. */
function vectorOf({ titles, labels, texts, hasParts }: TextScope): RawBuilder<unknown> {
  const parts = [...titles.map(words), ...labels.map(label), ...texts.map(words)]
  if (parts.length === 0) return sql`''::tsvector`
  const vector = sql.join(parts, sql` || `)
  return hasParts ? sql`(${vector}) || search_parts(${vector})` : vector
}

/**
 * Creates an index of the words of items. The items must already be in the database, and its vocabulary must
 * already contain their words.
 */
export async function createWordIndex(
  db: Kysely<Database>,
  items: readonly LanguageItem[],
): Promise<WordIndex> {
  await sql`create table oracle_texts (key text primary key, document tsvector)`.execute(db)
  const scopes = items.flatMap((item) =>
    (Object.keys(item.scopes) as ScopeName[]).map((name) => ({
      key: scopeKey(item, name),
      scope: item.scopes[name],
    })),
  )
  for (const { key, scope } of scopes) {
    await sql`insert into oracle_texts values (${key}, ${vectorOf(scope)})`.execute(db)
  }
  const all = scopes.flatMap(({ scope }) => [...scope.titles, ...scope.labels, ...scope.texts])
  const texts = [...new Set(all.map(({ text }) => text))]
  const byStemmer = new Map<Stemmer, ReadonlyMap<string, Stream>>()
  for (const stemmer of stemmers) {
    const streams = await readStreams(db, texts, stemmer)
    byStemmer.set(stemmer, new Map(texts.map((text, place) => [text, streams[place] ?? []])))
  }
  const streamOf = ({ text, language }: PlainText): Stream =>
    byStemmer.get(configs[language])?.get(text) ?? []
  const streams = new Map(
    scopes.map(({ key, scope: { titles, labels, texts: others } }) => {
      const lastTitle = titles.at(-1)
      const last = lastTitle === undefined ? [] : streamOf(lastTitle)
      // The names of criteria follow the last title without a gap, so a phrase can begin in the title (ADR
      // 35).
      const followed = labels.length === 0 ? [] : [[...last, ...labels.flatMap(streamOf)]]
      const plain = [...titles, ...others].flatMap((part) => [
        streamOf({ ...part, language: '' }),
        streamOf(part),
      ])
      return [key, [...plain, ...followed]]
    }),
  )
  const found = new Map<string, ReadonlySet<string>>()
  const lexemes = new Map<string, readonly string[]>()
  const ask = async (word: string, reader: LanguageCode) => {
    for (const stemmer of stemmers) {
      const key = `${stemmer} ${word}`
      if (lexemes.has(key)) continue
      const [stream = []] = await readStreams(db, [word], stemmer)
      lexemes.set(
        key,
        stream.flatMap((one) => one ?? []),
      )
    }
    for (const kind of ['word', 'unexpanded'] as const) {
      const key = `${kind} ${reader} ${word}`
      if (found.has(key)) continue
      const { rows } = await sql<{ key: string }>`
        select key from oracle_texts, search_word(${word}, ${reader}, true, ${kind === 'word'}) as forms
        where document @@ forms`.execute(db)
      found.set(key, new Set(rows.map((row) => row.key)))
    }
  }
  const lexemesOf = (word: string, stemmer: Stemmer) => lexemes.get(`${stemmer} ${word}`) ?? []
  return {
    prepare: async (terms, reader) => {
      for (const { term } of terms) {
        const value = term.kind === 'field' ? term.value : term
        for (const word of value.kind === 'phrase' ? value.words : [value.word]) await ask(word, reader)
      }
    },
    hasWord: (item, scope, { kind, word }, reader) =>
      found.get(`${kind} ${reader} ${word}`)?.has(scopeKey(item, scope)) === true,
    lexemesOf,
    isJoining: (word, language) => lexemesOf(word, configs[language]).length === 0,
    streamsOf: (item, scope) => streams.get(scopeKey(item, scope)) ?? [],
  }
}
