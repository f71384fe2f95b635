import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { analyse } from './analysis/analyseWord'
import { createDocument } from './documents/createDocument'
import { ownLexeme } from './lexicon/ownLexeme'
import { withoutMarks, wordsOf } from './letters/letters'
import type { KnownWord } from './partRules'
import { isPart } from './partRules'
import type { SearchedType } from './documents/readDocuments'
import { readCountedTexts } from './documents/readDocuments'
import type { WordLanguage } from './letters/wordLanguages'
import { wordLanguage } from './letters/wordLanguages'

export interface CountedWord extends KnownWord {
  readonly language: WordLanguage
  readonly isNew: boolean
  readonly isNewPart: boolean
}

const itemsAtOnce = 500

interface Row {
  readonly language: WordLanguage
  readonly word: string
  readonly count: number
  readonly is_trade: boolean
  readonly is_part: boolean
  readonly is_new: boolean
}

const toCounted = ({
  language,
  word,
  count,
  is_trade: isTrade,
  is_part: wasPart,
  is_new: isNew,
}: Row): CountedWord => ({
  language,
  word,
  count,
  isTrade,
  isNew,
  isNewPart: language !== 'en' && !wasPart && isPart({ word, count, isTrade }, language),
})

interface Taken {
  readonly type: SearchedType | 'criterion'
  readonly id: number
  readonly known: readonly string[] | null
}

interface CountedText {
  readonly language: string
  readonly text: string
}

async function readTexts(
  trx: Transaction<Database>,
  type: Taken['type'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly CountedText[]>> {
  if (type === 'criterion') {
    const rows = await trx
      .selectFrom('criteria')
      .select(['id', 'names'])
      .where('id', 'in', [...ids])
      .execute()
    return new Map(
      rows.map(({ id, names }) => [
        id,
        Object.entries(names).map(([language, text]) => ({ language, text })),
      ]),
    )
  }
  const texts = await readCountedTexts(trx, type, ids)
  return new Map(
    [...texts].map(([id, own]) => [
      id,
      own.flatMap(({ text, language }) => (text && language ? [{ language, text }] : [])),
    ]),
  )
}

/** Writes the words of the names of criteria, by which searches find groups of them. */
async function writeCriterionDocuments(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await trx
    .selectFrom('criteria')
    .select(['id', 'names'])
    .where('id', 'in', [...ids])
    .execute()
  const documents = rows.map(({ id, names }) => ({
    id,
    document: createDocument(
      Object.entries(names).map(([language, text]) => ({ text, language, weight: 'A' as const })),
    ).document,
  }))
  await sql`
    update criteria c set document = d.document::tsvector
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d(id integer, document text)
    where d.id = c.id`.execute(trx)
}

const wordPattern = /^[a-zåäö]{3,40}$/u

/** Counts in how many items each word is new. */
function countIn(
  items: readonly { readonly texts: readonly CountedText[]; readonly known: ReadonlySet<string> }[],
) {
  const counts = new Map<string, { readonly language: WordLanguage; readonly word: string; count: number }>()
  for (const { texts, known } of items) {
    const own = new Set<string>()
    for (const { language: iso, text } of texts) {
      const language = wordLanguage(iso)
      if (language === null) continue
      for (const word of wordsOf(text)) {
        const key = `${language} ${word}`
        if (own.has(key) || known.has(word) || known.has(ownLexeme(word)) || !wordPattern.test(word)) continue
        own.add(key)
        const counted = counts.get(key)
        if (counted === undefined) counts.set(key, { language, word, count: 1 })
        else counted.count += 1
      }
    }
  }
  return [...counts.values()]
}

/**
 * Counts the words of queued items, without paid details. For an item that was counted before, counts only
 * its new words. Items that another transaction is writing stay queued.
 */
export async function countWords(
  trx: Transaction<Database>,
): Promise<{ readonly items: number; readonly words: CountedWord[] }> {
  const { rows: taken } = await sql<Taken>`
    with taken as (
      select item_type, item_id from word_queue where not is_counted
      order by item_type, item_id limit ${sql.lit(itemsAtOnce)} for update skip locked
    )
    update word_queue q set is_counted = true from taken t
    where t.item_type = q.item_type and t.item_id = q.item_id
    returning q.item_type as type, q.item_id as id, tsvector_to_array(q.known) as known`.execute(trx)
  if (taken.length === 0) return { items: 0, words: [] }
  await writeCriterionDocuments(
    trx,
    taken.flatMap(({ type, id }) => (type === 'criterion' ? [id] : [])),
  )
  const items = []
  for (const [type, own] of Map.groupBy(taken, (one) => one.type)) {
    const texts = await readTexts(
      trx,
      type,
      own.map(({ id }) => id),
    )
    for (const { id, known } of own) items.push({ texts: texts.get(id) ?? [], known: new Set(known ?? []) })
  }
  const counts = countIn(items).map((one) => ({
    ...one,
    stem: analyse(one.word, one.language).keys[0] ?? one.word,
    folded: withoutMarks(one.word),
  }))
  const { rows } = await sql<Row>`
    with counts as (
      select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
        as c(language text, word text, stem text, folded text, count integer)
    ), stored as (
      insert into words as w (language, word, stem, folded, count)
      select language, word, stem, folded, count from counts order by word, language
      on conflict (word, language) do update
        set count = w.count + excluded.count, stem = excluded.stem, folded = excluded.folded
      returning language, word, count, is_trade, is_part
    )
    select s.*, s.count = c.count as is_new
    from stored s join counts c on c.word = s.word and c.language = s.language`.execute(trx)
  return { items: taken.length, words: rows.map(toCounted) }
}

export async function readNewTradeWords(trx: Transaction<Database>): Promise<CountedWord[]> {
  const { rows } = await sql<Row>`
    select language, word, count, is_trade, is_part, false as is_new from words
    where is_trade and not is_part and language <> 'en'`.execute(trx)
  return rows.map(toCounted).filter(({ isNewPart }) => isNewPart)
}
