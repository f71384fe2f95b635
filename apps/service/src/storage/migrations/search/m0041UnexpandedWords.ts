import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { textColumns } from '../../../search/text/textColumns'

/**
 * Removes equals signs before words from the texts of agents (saved searches). The agents find the same items
 * as before, because these signs had no effect until this migration.
 */
async function removeEqualsSigns(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; text: string }>`
    select id, filters->>'freeSearch' as text from agents
    where words is not null and filters->>'freeSearch' like '%=%'`.execute(db)
  for (const { id, text } of rows) {
    const plain = text.replaceAll(/(?<=^|[\s(:-])=+/gu, ' ')
    const { words, text_tree: tree, text_is_checked: isChecked } = textColumns(plain)
    await sql`
      update agents set filters = jsonb_set(filters, '{freeSearch}', to_jsonb(${plain}::text)),
        words = ${words}::text[], text_tree = ${tree}::jsonb, text_is_checked = ${isChecked}
      where id = ${id}`.execute(db)
  }
}

/** Lets an equals sign before a word turn off the synonyms of this word in searches (ADR 41). */
export const m0041UnexpandedWords: Migration = {
  async up(db) {
    await sql`
      create or replace function search_tree(node jsonb, reader text, loosely boolean, width integer) returns tsquery
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
          when 'unexpanded' then
            return search_query(array[node->>'word'], reader, loosely, least(width, 1));
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
    await removeEqualsSigns(db)
  },
}
