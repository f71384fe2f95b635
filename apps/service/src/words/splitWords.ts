import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { analyse, analyseWord } from './analysis/analyseWord'
import type { KnownPart } from './analysis/splitWord'
import { stem } from './letters/stem'
import type { CountedWord } from './countWords'
import { withoutMarks } from './letters/letters'
import type { CompoundLanguage } from './partRules'
import { compoundLanguages } from './partRules'

/**
 * If at most this number of parts are new, only the words that contain a new part are split again. With more
 * new parts, splitting all words again is faster.
 */
const fewParts = 40

interface Split {
  readonly language: CompoundLanguage
  readonly word: string
  readonly parts: readonly string[]
}

/** Reads the parts that items have taught, as a function that finds them in any grammatical form. */
async function readParts(trx: Transaction<Database>, language: CompoundLanguage): Promise<KnownPart> {
  const { rows } = await sql<{ word: string; stem: string }>`
    select word, stem from words where language = ${language} and is_part`.execute(trx)
  const byForm = new Map(rows.flatMap(({ word, stem: key }) => [[stem(word, language), key] as const]))
  for (const { word, stem: key } of rows) byForm.set(word, key)
  const shortest = rows.reduce((least, { word }) => Math.min(least, word.length), Infinity)
  return (text) => {
    if (text.length < shortest) return null
    const linked = text.endsWith('s') ? byForm.get(text.slice(0, -1)) : undefined
    return byForm.get(text) ?? linked ?? byForm.get(stem(text, language)) ?? null
  }
}

async function readWords(
  trx: Transaction<Database>,
  language: CompoundLanguage,
  newParts: readonly string[],
  newWords: readonly string[],
): Promise<string[]> {
  const containing =
    newParts.length > fewParts
      ? sql`true`
      : sql`w.word = any(${[...newWords]}::text[])
          or lower(w.folded) like any(${newParts.map((part) => `%${withoutMarks(part)}%`)}::text[])`
  const { rows } = await sql<{ word: string }>`
    select word from words w
    where language = ${language} and length(word) > 5 and (${containing})`.execute(trx)
  return rows.map(({ word }) => word)
}

async function splitLanguage(
  trx: Transaction<Database>,
  language: CompoundLanguage,
  counted: readonly CountedWord[],
): Promise<Split[]> {
  const own = counted.filter((one) => one.language === language)
  const newWords = own.filter(({ isNew }) => isNew).map(({ word }) => word)
  const newParts = own.filter(({ isNewPart }) => isNewPart).map(({ word }) => word)
  if (newWords.length + newParts.length === 0) return []
  const words = await readWords(trx, language, newParts, newWords)
  const unknown = words.filter((word) => !analyse(word, language).isKnown)
  if (unknown.length === 0) return []
  const known = await readParts(trx, language)
  return unknown.map((word) => {
    const { parts, head } = analyseWord(word, language, (text) => (text === word ? null : known(text)))
    return { language, word, parts: head === null ? [] : [...parts, head] }
  })
}

/** Splits the words that no lexicon explains, by words that many items contain (ADR 34). */
export async function splitWords(trx: Transaction<Database>, counted: readonly CountedWord[]): Promise<void> {
  const parts = counted.filter(({ isNewPart }) => isNewPart)
  await sql`
    update words w set is_part = true
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p(language text, word text)
    where w.language = p.language and w.word = p.word`.execute(trx)
  const splits: Split[] = []
  for (const language of compoundLanguages) splits.push(...(await splitLanguage(trx, language, counted)))
  const { rows } = await sql<{ word: string }>`
    update words w set parts = s.parts
    from jsonb_to_recordset(${JSON.stringify(splits)}::jsonb) as s(language text, word text, parts text[])
    where w.language = s.language and w.word = s.word and w.parts <> s.parts
    returning w.word`.execute(trx)
  const isNew = new Set(counted.filter((one) => one.isNew).map(({ word }) => word))
  // The items that contain new words are in the queue already.
  const changed = [...new Set(rows.map(({ word }) => word).filter((word) => !isNew.has(word)))]
  if (changed.length === 0) return
  for (const type of ['project', 'procurement', 'company']) {
    await sql`
      insert into word_queue (item_type, item_id, is_counted)
      select ${type}, s.id, true from ${sql.table(`${type}_search`)} s
      where s.document @@ ${changed.map((word) => `'${word}'`).join(' | ')}::tsquery order by s.id
      on conflict do nothing`.execute(trx)
  }
}
