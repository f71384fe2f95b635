import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { createRandom } from '../../src/testing/createRandom'
import type { Database } from '../../src/storage/Database'
import { compounds, makeTexts, textCount } from './benchTexts'

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
async function fillWords(trx: Transaction<Database>, texts: string, items: number): Promise<void> {
  const textsPerItem = 2
  await sql`
    insert into words (language, word, stem, count)
    select 'da', word, search_stem('da', word), least(${items}::bigint, count(*) * ${items}::bigint * ${sql.lit(textsPerItem)} / ${sql.lit(textCount)})
    from jsonb_array_elements(${texts}::jsonb) as t,
      unnest(tsvector_to_array(to_tsvector('simple', search_text(concat_ws(' ', t->>'name', t->>'body'))))) as word
    where word ~ '^[a-z]{3,40}$' group by word
    on conflict (word, language) do update set count = excluded.count`.execute(trx)
  await sql`
    update words set parts = array[search_stem('da', search_text(c->>0)), search_stem('da', search_text(c->>1))]
    from jsonb_array_elements(${JSON.stringify(compounds)}::jsonb) as c
    where language = 'da' and word = search_text(concat(c->>0, c->>1))`.execute(trx)
}

/**
 * Creates benchmark items, companies and roles directly in the tables that searches read. Foreign keys are
 * not checked, because the full items and their criteria are not created.
 */
export async function fillItems(trx: Transaction<Database>, items: number): Promise<void> {
  await sql`set local session_replication_role = 'replica'`.execute(trx)
  await sql`select setseed(0.42)`.execute(trx)
  const texts = JSON.stringify(makeTexts(createRandom(42)))
  await fillWords(trx, texts, items)
  await sql`
    create temporary table texts on commit drop as
    select t.place, base || search_parts(base) as document
    from jsonb_array_elements(${texts}::jsonb) with ordinality as t(value, place)
    cross join lateral search_document('da', jsonb_build_object('da', t.value->>'name'), null, null, t.value->>'body') base
  `.execute(trx)
  await sql`create index on texts (place)`.execute(trx)
  await sql`analyze texts`.execute(trx)
  await sql`
    insert into procurement_search (id, country_id, phase_id, type_id, criteria, roles, budget, building_size,
      ground_size, metres, units, building_start, building_end, zip, is_public, published, updated, document,
      participation_to, offers_to, closings, closing_days, last_closing)
    select i, case land when 0 then 1 when 1 then 2 else 160 end, 1 + (r1 * 5.99)::integer, 1 + (r2 * 9)::integer,
      array[${leafPath('leaf1')}, ${leafPath('leaf2')}, 10001 + land, 10100 + town / 10, 11000 + town,
        20001 + (r3 * 4.99)::integer],
      array[1 + (r4 * 19)::integer, 1 + (r5 * 19)::integer],
      case when r6 < 0.6 then (r6 / 0.6 * 900000000)::bigint end, ${figure(0.4, 20_000, 'r7')}, ${figure(0.3, 90_000, 'r8')},
      ${figure(0.1, 9000, 'r9')}, ${figure(0.2, 400, 'r1')},
      case when r2 < 0.7 then '2025-01-01'::date + (r3 * 1400)::integer end,
      case when r2 < 0.6 then '2026-01-01'::date + (r4 * 1800)::integer end,
      lpad((1000 + r5 * 8999)::integer::text, 4, '0'), r6 < 0.8,
      now() - r7 * interval '1100 days', now() - r7 * r8 * interval '1100 days',
      one.document || two.document || to_tsvector('simple', 'sag' || i),
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
    insert into company_search (id, country_id, plain_name, published, updated, document)
    select id, 1, plain_text(name), published, updated, to_tsvector('simple', name) from companies`.execute(
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
