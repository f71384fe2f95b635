import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { textColumns } from '../../../search/text/textColumns'

/** Matches a lexeme in the text form of a `tsquery`, with its `*` (for prefixes) and weights. */
const lexeme = sql.raw(String.raw`$r$('(?:[^']|'')*')(?::(\*)?([A-D]*))?$r$`)

/** Separates lexemes temporarily. No word contains this character. */
const end = sql.raw(String.raw`E'\x01'`)

async function rewriteAgents(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; text: string }>`
    select id, filters->>'freeSearch' as text from agents
    where words is not null and filters->>'freeSearch' is not null`.execute(db)
  for (const { id, text } of rows) {
    const { words, text_tree: tree, text_is_checked: isChecked } = textColumns(text)
    await sql`
      update agents set words = ${words}::text[], text_tree = ${tree}::jsonb, text_is_checked = ${isChecked}
      where id = ${id}`.execute(db)
  }
}

/**
 * Adds operators in free texts. A parsed text becomes one `tsquery`, which can be limited to words with
 * certain weights (ADR 35).
 */
export const m0026SearchLanguage: Migration = {
  async up(db) {
    await sql`
      create function search_weighted(query tsquery, weights text) returns tsquery
      language sql immutable strict parallel safe as $$
        -- Keep the weights of lexemes that are already limited, such as those of the title field.
        select replace(
          regexp_replace(
            regexp_replace(query::text, ${lexeme}, '\\1:\\2\\3' || ${end}, 'g'), '([A-D])' || ${end}, '\\1', 'g'),
          ${end}, weights)::tsquery
      $$`.execute(db)
    await sql`
      create function search_phrase(words text[]) returns tsquery
      language sql immutable parallel safe as $$
        with plain as (
          select string_agg(left(search_text(word), 40), ' ' order by place) as value
          from unnest(words) with ordinality as asked(word, place)
        ), forms as (
          select phraseto_tsquery(config::regconfig, value) as form, phraseto_tsquery('simple', value) as simple
          from plain, unnest(array['simple', 'danish', 'swedish', 'norwegian', 'english']) as config
        )
        -- Skip a form whose stemming drops stop words, because its phrase is shorter than the typed one.
        select string_agg('(' || form::text || ')', ' | ')::tsquery from forms
        where numnode(form) > 0 and numnode(form) = numnode(simple)
      $$`.execute(db)
    await sql`
      create function search_tree(node jsonb, reader text, loosely boolean, width integer) returns tsquery
      language plpgsql immutable parallel safe as $$
      declare
        result tsquery;
        one tsquery;
        part jsonb;
        parts jsonb := coalesce(node->'parts', '[]');
        words text[];
      begin
        case node->>'kind'
          when 'word' then
            return search_query(array[node->>'word'], reader, loosely, width);
          when 'beginning' then
            one := plainto_tsquery('simple', left(search_text(node->>'word'), 40));
            return case when numnode(one) > 0 then (one::text || ':*')::tsquery end;
          when 'phrase' then
            return search_phrase(array(select jsonb_array_elements_text(node->'words')));
          when 'field' then
            if node->>'field' <> 'title' then return null; end if;
            return search_weighted(search_tree(node->'value', reader, loosely, width), 'A');
          when 'not' then
            return !! search_tree(node->'part', reader, loosely, width);
          when 'any' then
            for part in select jsonb_array_elements(parts) loop
              one := search_tree(part, reader, loosely, width);
              result := case when result is null then one when one is null then result else result || one end;
            end loop;
            return result;
          else
            select array_agg(value->>'word' order by place) into words
            from jsonb_array_elements(parts) with ordinality as p(value, place)
            where value->>'kind' = 'word' and (
              -- A stop word beside a phrase or an exclusion is ignored too.
              (select bool_and(other->>'kind' = 'word') from jsonb_array_elements(parts) other)
              or numnode(plainto_tsquery(search_config(reader), search_text(value->>'word'))) > 0);
            result := case when words is not null then search_query(words, reader, loosely, width) end;
            for part in select jsonb_array_elements(parts) loop
              continue when part->>'kind' = 'word';
              one := search_tree(part, reader, loosely, width);
              result := case when result is null then one when one is null then result else result && one end;
            end loop;
            return result;
        end case;
      end
      $$`.execute(db)
    await sql`
      create function search_tree(node jsonb, reader text, loosely boolean) returns tsquery
      language plpgsql immutable parallel safe as $$
      declare
        width integer := case when loosely then 2 else 1 end;
        result tsquery;
      begin
        loop
          result := search_tree(node, reader, loosely, width);
          exit when search_fits(result, width);
          width := width - 1;
        end loop;
        return result;
      end
      $$`.execute(db)
    await sql`
      alter table agents
        drop column words_query,
        add column text_tree jsonb,
        add column text_is_checked boolean not null default false`.execute(db)
    await sql`
      alter table agents add column words_query tsquery generated always as (
        case when words is null then null
          when text_tree is not null then search_tree(text_tree, reader, true)
          when not text_is_checked then search_query(words, reader) end) stored`.execute(db)
    await rewriteAgents(db)
  },
}
