import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const documents = (kind: 'project' | 'procurement') => sql`
  update ${sql.table(`${kind}_search`)} s
  set document = search_document(i.language, i.names,
    concat_ws(' ', i.details->>'city', i.details->>'municipality', i.details->>'address', parts.companies),
    i.details->>'summary', concat_ws(' ', i.details->>'description', i.details->>'tenderText'), labels.names,
    concat_ws(' ', i.details->>'liable', i.details->>'euNr', parts.winners))
  from ${sql.table(`${kind}s`)} i
  left join lateral (
    select string_agg(distinct c.name, ' ') filter (where not cr.is_winner) as companies,
      string_agg(distinct c.name, ' ') filter (where cr.is_winner) as winners
    from company_roles cr join companies c on c.id = cr.company_id where cr.${sql.ref(`${kind}_id`)} = i.id
  ) parts on true
  left join lateral (
    select jsonb_object_agg(label.language, label.words) as names from (
      select n.key as language, string_agg(n.value, ' ') as words
      from criteria c, jsonb_each_text(c.names) n where c.id = any(i.criteria) group by n.key
    ) label
  ) labels on true
  where i.id = s.id`

/**
 * Gives the words of paid details the weight D, so that only users who may read these details can search them
 * (ADR 11). A searched word also matches words that begin with its stem. Words are limited to 40 characters,
 * so that the query of an agent fits in the row of the agent.
 */
export const m0014SearchWords: Migration = {
  async up(db) {
    await sql`drop function search_document(text, jsonb, text, text, text, jsonb)`.execute(db)
    await sql`
      create function search_document(language text, names jsonb, aside text, summary text, body text,
        labels jsonb default '{}', paid text default null)
      returns tsvector language plpgsql immutable parallel safe as $$
      declare
        result tsvector := ''::tsvector;
        name record;
      begin
        for name in select key, value from jsonb_each_text(names) order by key loop
          result := result || setweight(search_words(name.key, name.value), 'A');
        end loop;
        for name in select key, value from jsonb_each_text(coalesce(labels, '{}')) order by key loop
          result := result || setweight(to_tsvector(search_config(name.key), search_text(name.value)), 'C');
        end loop;
        return result || setweight(search_words('', aside), 'B') || setweight(search_words(language, summary), 'C')
          || setweight(search_words(language, body), 'C') || setweight(search_words('', paid), 'D');
      end
      $$`.execute(db)
    await sql`
      create function search_forms(word text, loosely boolean) returns text[]
      language sql immutable parallel safe as $$
        select array_agg(distinct query::text || case
          -- A long Nordic stem is searched as the beginning of compounds. A short one matches too much.
          when loosely and nordic and numnode(query) = 1 and length(query::text) > 5 then ':*' else '' end)
        from (values ('danish', true, word), ('swedish', true, word), ('norwegian', true, word),
          ('english', false, word),
          -- The Swedish stemmer keeps the ending of definite forms such as skolan, so it is removed here.
          ('swedish', true, substring(word from '^(.{2,}[aouy])ns?$'))
        ) as form(config, nordic, text), plainto_tsquery(config::regconfig, text) as query
        where numnode(query) > 0
      $$`.execute(db)
    await sql`
      create function search_query(words text[], reader text, loosely boolean) returns tsquery
      language plpgsql immutable parallel safe as $$
      declare
        result tsquery;
        one tsquery;
        form text;
        word text;
        plain text;
      begin
        foreach word in array words loop
          plain := left(search_text(word), 40);
          one := plainto_tsquery('simple', plain);
          continue when numnode(one) = 0;
          -- A stop word of the user's language is ignored, unless it is the only word.
          continue when array_length(words, 1) > 1 and numnode(plainto_tsquery(search_config(reader), plain)) = 0;
          if loosely then one := (one::text || ':*')::tsquery; end if;
          foreach form in array coalesce(search_forms(plain, loosely), '{}') loop
            one := one || form::tsquery;
          end loop;
          result := case when result is null then one else result && one end;
        end loop;
        if result is null and array_length(words, 1) > 1 then
          return plainto_tsquery('simple', search_text(array_to_string(words, ' ')));
        end if;
        return result;
      end
      $$`.execute(db)
    // The query also matches words that begin with a search word.
    await sql`
      create or replace function search_query(words text[], reader text) returns tsquery
      language plpgsql immutable parallel safe as $$
      begin
        return search_query(words, reader, true);
      end
      $$`.execute(db)
    await documents('project').execute(db)
    await documents('procurement').execute(db)
    await sql`
      update company_search s
      set document = search_document(c.language, jsonb_build_object(c.language, c.name),
        concat_ws(' ', c.details->>'cvr', c.details->>'city', c.details->>'address'), null, c.details->>'description')
      from companies c where c.id = s.id`.execute(db)
    await sql`update agents set words = words where words is not null`.execute(db)
  },
}
