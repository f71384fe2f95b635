import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { CountedWord } from './countWords'
import type { CompoundLanguage, KnownWord } from './partRules'
import { compoundLanguages, frequencyOf, isNeverPart } from './partRules'
import { splitCompound } from './splitCompound'

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

/**
 * The minimum length of a word stem that counts as a known word. Stems count because the basic form of a word
 * may not occur in any item.
 */
const stemLetters = 5

/**
 * Returns how frequent each part of compounds is. The map contains the frequency of a part both for its word
 * and for its stem.
 */
function frequenciesOf(parts: readonly (KnownWord & { readonly stem: string })[]): Map<string, number> {
  const frequencies = new Map<string, number>()
  for (const part of parts) {
    const { stem } = part
    if (stem.length < stemLetters || isNeverPart(stem)) continue
    frequencies.set(stem, Math.max(frequencyOf(part), frequencies.get(stem) ?? 0))
  }
  for (const part of parts) frequencies.set(part.word, frequencyOf(part))
  return frequencies
}

async function readWords(
  trx: Transaction<Database>,
  language: CompoundLanguage,
  newParts: readonly string[],
  newWords: readonly string[],
): Promise<KnownWord[]> {
  const containing =
    newParts.length > fewParts
      ? sql`true`
      : sql`w.word = any(${[...newWords]}::text[])
          or w.word like any(${newParts.map((part) => `%${part}%`)}::text[])`
  const { rows } = await sql<KnownWord>`
    select word, count, is_trade as "isTrade" from words w
    where language = ${language} and length(word) > 5 and (${containing})`.execute(trx)
  return rows
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
  const { rows } = await sql<KnownWord & { stem: string }>`
    select word, stem, count, is_trade as "isTrade" from words where language = ${language} and is_part`.execute(
    trx,
  )
  const frequencies = frequenciesOf(rows)
  const counts = new Map(rows.map(({ word, count }) => [word, count]))
  const words = await readWords(trx, language, newParts, newWords)
  const split = (word: string, count: number): string[] => {
    const parts = splitCompound(word, language, count, (part) =>
      part === word ? 0 : (frequencies.get(part) ?? 0),
    )
    // A part can itself be a compound. For example, the parts of 'spildevandsledning' include 'spildevand'
    // and 'vand'.
    return parts.flatMap((part) => [part, ...split(part, counts.get(part) ?? 0)])
  }
  return words.map(({ word, count }) => ({ language, word, parts: split(word, count) }))
}

export async function splitWords(trx: Transaction<Database>, counted: readonly CountedWord[]): Promise<void> {
  const parts = counted.filter(({ isNewPart }) => isNewPart)
  await sql`
    update words w set is_part = true
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p(language text, word text)
    where w.language = p.language and w.word = p.word`.execute(trx)
  const splits: Split[] = []
  for (const language of compoundLanguages) splits.push(...(await splitLanguage(trx, language, counted)))
  const { rows } = await sql<{ word: string }>`
    update words w set parts = s.stems
    from (
      select language, word, array(
        select distinct search_stem(language, part) from jsonb_array_elements_text(parts) as part order by 1
      ) as stems
      from jsonb_to_recordset(${JSON.stringify(splits)}::jsonb) as split(language text, word text, parts jsonb)
    ) s
    where w.language = s.language and w.word = s.word and w.parts <> s.stems
    returning w.word`.execute(trx)
  const isNew = new Set(counted.filter((one) => one.isNew).map(({ word }) => word))
  // The items that contain new words are in the queue already.
  const changed = [...new Set(rows.map(({ word }) => word).filter((word) => !isNew.has(word)))]
  if (changed.length === 0) return
  for (const type of ['project', 'procurement', 'company']) {
    await sql`
      insert into word_queue (item_type, item_id, is_counted)
      select ${type}, s.id, true from ${sql.table(`${type}_search`)} s
      where s.document @@ ${changed.join(' | ')}::tsquery order by s.id
      on conflict do nothing`.execute(trx)
  }
}
