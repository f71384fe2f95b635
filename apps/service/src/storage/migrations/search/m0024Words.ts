import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds the names of all ancestors of an item's criteria to existing search documents. Queues all items and
 * criteria, so that a job counts their words and finds the parts of compound words.
 */
async function rewriteDocuments(db: Kysely<unknown>) {
  for (const kind of ['project', 'procurement'] as const) {
    await sql`
      update ${sql.table(`${kind}_search`)} s
      set document = search_document(i.language, i.names,
        concat_ws(' ', i.details->>'city', i.details->>'municipality', i.details->>'address', parts.companies),
        i.details->>'summary', concat_ws(' ', i.details->>'description', i.details->>'tenderText'),
        search_labels(s.criteria),
        concat_ws(' ', i.details->>'liable', i.details->>'euNr', parts.paid_companies))
      from ${sql.table(`${kind}s`)} i
      left join lateral (
        select string_agg(distinct c.name, ' ') filter (where not cr.is_paid) as companies,
          string_agg(distinct c.name, ' ') filter (where cr.is_paid) as paid_companies
        from company_roles cr join companies c on c.id = cr.company_id
        where cr.${sql.ref(`${kind}_id`)} = i.id
      ) parts on true
      where i.id = s.id`.execute(db)
  }
  for (const type of ['project', 'procurement', 'company']) {
    await sql`insert into word_queue (item_type, item_id)
      select ${type}, id from ${sql.table(`${type}_search`)}`.execute(db)
  }
  await sql`insert into word_queue (item_type, item_id) select 'criterion', id from criteria`.execute(db)
}

/**
 * Creates the vocabulary: the words of all items. A job finds compounds in the vocabulary, and makes their
 * parts searchable (ADR 34). In search documents, a part is the lexeme `+stem`, which differs from every
 * word, because `search_text` removes plus signs.
 */
export const m0024Words: Migration = {
  async up(db) {
    await sql`create extension if not exists pg_trgm`.execute(db)
    // `count` is the number of items that contain the word. `parts` contains the stems of a compound's parts.
    await sql`
      create table words (
        language text not null,
        word text not null,
        stem text not null,
        count integer not null default 0,
        is_trade boolean not null default false,
        is_part boolean not null default false,
        parts text[] not null default '{}',
        primary key (word, language)
      )`.execute(db)
    await sql`create index words_stem on words (stem)`.execute(db)
    await sql`create index words_parts on words (language, word) where is_part`.execute(db)
    await sql`create index words_compounds on words (word) where parts <> '{}'`.execute(db)
    await sql`create index words_compound_stems on words (stem) where parts <> '{}'`.execute(db)
    await sql`create index words_letters on words using gin (word gin_trgm_ops)`.execute(db)
    // The queue of items and criteria whose words must be counted, or whose search documents still need the
    // parts of compounds (`is_counted` is true). `known` is the previous search document of the item. Its
    // words have already been counted.
    await sql`
      create table word_queue (
        item_type text not null,
        item_id integer not null,
        known tsvector,
        is_counted boolean not null default false,
        primary key (item_type, item_id)
      )`.execute(db)
    await sql`
      create function search_stem(language text, word text) returns text language sql immutable parallel safe as $$
        select coalesce((tsvector_to_array(to_tsvector(search_config(language), word)))[1], word)
      $$`.execute(db)
    // A part of a compound needs only one position per weight, because parts never form phrases. Parts of
    // compounds rank below whole words.
    await sql`
      create function search_parts(document tsvector) returns tsvector language sql stable parallel safe as $$
        select coalesce(string_agg(quote_literal('+' || part) || ':' || places, ' '), '')::tsvector
        from (
          select part, string_agg(distinct position || weight, ',') as places
          from (
            select word as lexeme, parts from words
            where parts <> '{}' and word = any(tsvector_to_array(document))
            union all
            select stem, parts from words where parts <> '{}' and stem = any(tsvector_to_array(document))
          ) compound
          join unnest(document) as d(lexeme, positions, weights) using (lexeme)
          cross join unnest(compound.parts) as part
          cross join (values ('A', 1), ('B', 2), ('C', 3), ('D', 4)) as place(weight, position)
          where weight = any(d.weights)
          group by part
        ) parts
      $$`.execute(db)
    await sql`
      create function search_without_parts(document tsvector) returns tsvector
      language sql immutable parallel safe as $$
        select ts_delete(document, array(select lexeme from unnest(document) where starts_with(lexeme, '+')))
      $$`.execute(db)
    // Returns the names of criteria as one text per language. Does not add the names of their ancestors, so
    // `ids` must contain the ancestors.
    await sql`
      create function search_labels(ids integer[]) returns jsonb language sql stable parallel safe as $$
        select jsonb_object_agg(label.language, label.words) from (
          select n.key as language, string_agg(n.value, ' ' order by c.id) as words
          from criteria c, jsonb_each_text(c.names) n where c.id = any(ids) group by n.key
        ) label
      $$`.execute(db)
    // Replaces the function of m0001. A gap separates two texts. Otherwise a phrase could match the end of
    // one text and the beginning of the next.
    await sql`
      create or replace function search_words(language text, value text) returns tsvector
      language plpgsql immutable parallel safe as $$
      declare
        plain text := search_text(value);
        config regconfig := search_config(language);
        gap constant tsvector := '|:1';
        result tsvector;
      begin
        if plain is null then return ''::tsvector; end if;
        result := gap || to_tsvector('simple', plain);
        if config <> 'simple'::regconfig then result := result || gap || to_tsvector(config, plain); end if;
        return ts_delete(result, '|');
      end
      $$`.execute(db)
    await rewriteDocuments(db)
  },
}
