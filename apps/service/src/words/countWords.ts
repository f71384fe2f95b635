import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { KnownWord } from './partRules'
import { isPart } from './partRules'

export interface CountedWord extends KnownWord {
  readonly language: string
  readonly isNew: boolean
  readonly isNewPart: boolean
}

const itemsAtOnce = 2500

interface Row {
  readonly language: string
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
  isNewPart: language !== 'en' && !wasPart && isPart({ word, count, isTrade }),
})

const texts = (kind: 'project' | 'procurement') => sql`
  select t.*, n.key as language, n.value from taken t join ${sql.table(`${kind}s`)} i on i.id = t.item_id
  cross join lateral (
    select key, value from jsonb_each_text(i.names)
    union all select i.language, concat_ws(' ', i.details->>'summary', i.details->>'description', i.details->>'tenderText')
  ) n where t.item_type = ${kind}`

/**
 * Counts the words of queued items, without paid details. For an item that was counted before, counts only
 * its new words. Items that another transaction is writing stay queued.
 */
export async function countWords(
  trx: Transaction<Database>,
): Promise<{ readonly items: number; readonly words: CountedWord[] }> {
  const { rows: waiting } = await sql<{ are: boolean }>`
    select exists (select from word_queue where not is_counted) as are`.execute(trx)
  if (waiting[0]?.are !== true) return { items: 0, words: [] }
  await sql`
    create temporary table taken on commit drop as
    select item_type, item_id, known from word_queue where not is_counted
    order by item_type, item_id limit ${sql.lit(itemsAtOnce)} for update skip locked`.execute(trx)
  const { rows: updated } = await sql<{ item_id: number }>`
    update word_queue q set is_counted = true from taken t
    where t.item_type = q.item_type and t.item_id = q.item_id returning q.item_id`.execute(trx)
  if (updated.length === 0) return { items: 0, words: [] }
  const { rows } = await sql<Row>`
    with texts as (
      ${texts('project')} union all ${texts('procurement')}
      union all
      select t.*, c.language, concat_ws(' ', c.name, c.details->>'description')
      from taken t join companies c on c.id = t.item_id where t.item_type = 'company'
      union all
      select t.*, n.key, n.value from taken t join criteria c on c.id = t.item_id, jsonb_each_text(c.names) n
      where t.item_type = 'criterion'
    ), known as (
      select item_type, item_id, lexeme from taken, unnest(known)
    ), found as (
      select distinct t.item_type, t.item_id, l.language, d.lexeme as word
      from texts t
      join (values ('da', 'da'), ('sv', 'sv'), ('nb', 'nb'), ('nn', 'nb'), ('no', 'nb'), ('en', 'en'))
        as l(own, language) on l.own = t.language,
      unnest(to_tsvector('simple', search_text(t.value))) d where d.lexeme ~ '^[a-z]{3,40}$'
    ), counts as (
      select language, word, count(*)::integer as count from found f
      where not exists (select from known k where k.item_type = f.item_type and k.item_id = f.item_id and k.lexeme = f.word)
      group by 1, 2
    ), stored as (
      insert into words as w (language, word, stem, count)
      select language, word, search_stem(language, word), count from counts order by word, language
      on conflict (word, language) do update set count = w.count + excluded.count
      returning language, word, count, is_trade, is_part
    )
    select s.*, s.count = c.count as is_new
    from stored s join counts c on c.word = s.word and c.language = s.language`.execute(trx)
  return { items: updated.length, words: rows.map(toCounted) }
}

export async function readNewTradeWords(trx: Transaction<Database>): Promise<CountedWord[]> {
  const { rows } = await sql<Row>`
    select language, word, count, is_trade, is_part, false as is_new from words
    where is_trade and not is_part and language <> 'en'`.execute(trx)
  return rows.map(toCounted).filter(({ isNewPart }) => isNewPart)
}
