import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { createRandom } from '../../src/testing/createRandom'
import type { Database } from '../../src/storage/Database'
import { analyse } from '../../src/words/analysis/analyseWord'
import { createDocument } from '../../src/words/documents/createDocument'
import { withoutMarks, wordsOf } from '../../src/words/letters/letters'
import type { BenchText } from './benchTexts'
import { makeTexts, textCount } from './benchTexts'

const leaves = 3000
const municipalities = 300

/**
 * Functions that compute criterion ids for the benchmark. Items store these ids, but the criteria themselves
 * are not stored.
 */
export const criterionIds = {
  branch: (index: number) => 1 + index,
  group: (index: number) => 100 + index,
  leaf: (index: number) => 1000 + index,
  country: (index: number) => 10_001 + index,
  region: (index: number) => 10_100 + index,
  municipality: (index: number) => 11_000 + index,
  contract: (index: number) => 20_001 + index,
}

const leafPath = (leaf: string) => sql.raw(`1 + ${leaf} / 150, 100 + ${leaf} / 10, 1000 + ${leaf}`)
const figure = (share: number, most: number, seed: string) =>
  sql.raw(`case when ${seed} < ${share} then (${seed} / ${share} * ${most})::integer end`)

/**
 * Fills the table `words` with estimated counts of the words in the items. The service itself would count the
 * words of each item.
 */
async function fillWords(
  trx: Transaction<Database>,
  texts: readonly BenchText[],
  items: number,
): Promise<void> {
  const textsPerItem = 2
  const counts = Map.groupBy(
    texts.flatMap(({ name, body }) => [...new Set(wordsOf(`${name} ${body}`))]),
    (word) => word,
  )
  const words = [...counts].map(([word, all]) => ({
    word,
    stem: analyse(word, 'da').keys[0] ?? word,
    folded: withoutMarks(word),
    count: Math.min(items, Math.round((all.length * items * textsPerItem) / textCount)),
  }))
  await sql`
    insert into words (language, word, stem, folded, count)
    select 'da', word, stem, folded, count
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w(word text, stem text, folded text, count integer)
    on conflict (word, language) do update set count = excluded.count`.execute(trx)
}

/**
 * Creates benchmark items, companies and roles directly in the tables that searches read. Foreign keys are
 * not checked, because the full items and their criteria are not created.
 */
export async function fillItems(trx: Transaction<Database>, items: number): Promise<void> {
  await sql`set local session_replication_role = 'replica'`.execute(trx)
  await sql`select setseed(0.42)`.execute(trx)
  const texts = makeTexts(createRandom(42))
  await fillWords(trx, texts, items)
  const documents = texts.map(({ name, body }, id) => ({
    id,
    ...createDocument([
      { text: name, weight: 'A', language: 'da' },
      { text: body, weight: 'C', language: 'da' },
    ]),
  }))
  await sql`
    create temporary table texts on commit drop as
    select id + 1 as place, document::tsvector as document, biwords
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as t(id integer, document text, biwords integer[])`.execute(
    trx,
  )
  await sql`create index on texts (place)`.execute(trx)
  await sql`analyze texts`.execute(trx)
  await sql`
    insert into procurement_search (id, country_id, phase_id, type_id, criteria, roles, budget, lot_sums, building_size,
      ground_size, metres, units, building_start, building_end, zip, is_public, published, updated, document, biwords,
      participation_to, offers_to, closings, closing_days, last_closing)
    select i, case land when 0 then 1 when 1 then 2 else 160 end, 1 + (r1 * 5.99)::integer, 1 + (r2 * 9)::integer,
      array[${leafPath('leaf1')}, ${leafPath('leaf2')}, 10001 + land, 10100 + town / 10, 11000 + town,
        20001 + (r3 * 4.99)::integer],
      array[1 + (r4 * 19)::integer, 1 + (r5 * 19)::integer],
      case when r6 < 0.6 then (r6 / 0.6 * 900000000)::bigint end,
      case when r6 < 0.6 and r7 < 0.4 then array[r6 / 0.6 * 900000000 * r1, r6 / 0.6 * 900000000 * (1 - r1)]::bigint[] end,
      ${figure(0.4, 20_000, 'r7')}, ${figure(0.3, 90_000, 'r8')},
      ${figure(0.1, 9000, 'r9')}, ${figure(0.2, 400, 'r1')},
      case when r2 < 0.7 then '2025-01-01'::date + (r3 * 1400)::integer end,
      case when r2 < 0.6 then '2026-01-01'::date + (r4 * 1800)::integer end,
      lpad((1000 + r5 * 8999)::integer::text, 4, '0'), r6 < 0.8,
      now() - r7 * interval '1100 days', now() - r7 * r8 * interval '1100 days',
      one.document || two.document || to_tsvector('simple', 'sag' || i), one.biwords || two.biwords,
      participation_to, offers_to, array_remove(array[least(participation_to, offers_to) + time '12:00',
        case when participation_to <> offers_to then greatest(participation_to, offers_to) + time '12:00' end]::timestamptz[], null),
      array_remove(array[least(participation_to, offers_to),
        case when participation_to <> offers_to then greatest(participation_to, offers_to) end], null),
      (greatest(participation_to, offers_to) + time '12:00')::timestamptz
    from (
      select i, (power(random(), 1.6) * ${sql.lit(leaves - 1)})::integer as leaf1,
        (power(random(), 1.6) * ${sql.lit(leaves - 1)})::integer as leaf2,
        floor(power(random(), 1.4) * 3)::integer as land, (random() * ${sql.lit(municipalities - 1)})::integer as town,
        1 + (random() * ${sql.lit(textCount - 1)})::integer as text1, 1 + (random() * ${sql.lit(textCount - 1)})::integer as text2,
        random() as r1, random() as r2, random() as r3, random() as r4, random() as r5, random() as r6,
        random() as r7, random() as r8, random() as r9
      from generate_series(1, ${items}::integer) i
    ) g cross join lateral (
      select case when r9 < 0.3 then '2026-10-01'::date + (r1 * 200)::integer end as participation_to,
        case when r9 < 0.9 then '2026-10-01'::date + (r2 * 200)::integer end as offers_to
    ) ends join texts one on one.place = g.text1 join texts two on two.place = g.text2`.execute(trx)
  const companies = Math.max(1000, Math.round(items / 20))
  await sql`
    insert into companies (id, key, name, language, published, updated, details)
    select i, 'bench-' || i, chr(65 + i % 26) || chr(97 + i / 26 % 26) || chr(97 + i / 676 % 26) || 'byg ' || i, 'da',
      now(), now(), '{"cvr":null,"city":"Aarhus"}'
    from generate_series(1, ${companies}::integer) i`.execute(trx)
  await sql`
    insert into company_search (id, country_id, plain_name, published, updated, document, biwords)
    select id, 1, plain_text(name), published, updated, to_tsvector('simple', name), '{}' from companies`.execute(
    trx,
  )
  await sql`
    insert into company_roles (procurement_id, position, company_id, role_id, is_winner, added)
    select i, place, 1 + (power(random(), 2) * ${sql.lit(companies - 1)})::integer, 1 + (random() * 19)::integer,
      place = 1, now()
    from generate_series(1, ${items}::integer) i, generate_series(0, 1) place`.execute(trx)
  await sql`
    with hidden as (
      insert into hidden_items (subscriber_id, procurement_id, created)
      select 1, 1 + (random() * ${sql.lit(items - 1)})::integer, now() from generate_series(1, 500)
      on conflict do nothing returning id
    ) insert into hidden_item_users (hidden_item_id, user_id) select id, 1 from hidden`.execute(trx)
}
