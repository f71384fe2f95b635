import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Creates SQL functions for searches by words. They ignore accents, case, punctuation, and whether å is
 * spelled `aa`. They stem words by the rules of the language.
 */
export const m0001Search: Migration = {
  async up(db) {
    await sql`create extension if not exists unaccent`.execute(db)
    // Splits addresses, numbers and tags into words, because the text parser would keep each of these as one
    // token. `replace` is ten times faster here than `translate` or patterns.
    const apart = ['/', '\\', '.', '-', '–', '_', '@', '<', '&', '+'].reduce(
      (value, mark) => `replace(${value}, '${mark}', ' ')`,
      'left(value, 100000)',
    )
    await sql`
      create function search_text(value text) returns text language sql immutable strict parallel safe as $$
        select replace(lower(unaccent('unaccent', ${sql.raw(apart)})), 'aa', 'a')
      $$`.execute(db)
    await sql`
      create function search_config(language text) returns regconfig language sql immutable parallel safe as $$
        select (case language
          when 'da' then 'danish' when 'sv' then 'swedish' when 'nb' then 'norwegian' when 'nn' then 'norwegian'
          when 'no' then 'norwegian' when 'en' then 'english' else 'simple' end)::regconfig
      $$`.execute(db)
    // Add the unstemmed words, so that searches find exact words, beginnings of compounds, and words in other
    // languages.
    await sql`
      create function search_words(language text, value text) returns tsvector language plpgsql immutable parallel safe as $$
      declare
        plain text := search_text(value);
        config regconfig := search_config(language);
      begin
        if plain is null then return ''::tsvector; end if;
        if config = 'simple'::regconfig then return to_tsvector('simple', plain); end if;
        return to_tsvector('simple', plain) || to_tsvector(config, plain);
      end
      $$`.execute(db)
    await sql`
      create function search_document(language text, names jsonb, aside text, summary text, body text,
        labels jsonb default '{}')
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
          || setweight(search_words(language, body), 'D');
      end
      $$`.execute(db)
    await sql`
      create function search_query(words text[], reader text) returns tsquery language plpgsql immutable parallel safe as $$
      declare
        result tsquery;
        one tsquery;
        exact tsquery;
        word text;
        config regconfig;
      begin
        foreach word in array words loop
          exact := plainto_tsquery('simple', search_text(word));
          continue when numnode(exact) = 0;
          -- A stop word of the user's language is ignored, unless it is the only word.
          continue when array_length(words, 1) > 1 and numnode(plainto_tsquery(search_config(reader), search_text(word))) = 0;
          one := (exact::text || ':*')::tsquery;
          foreach config in array array['danish', 'swedish', 'norwegian', 'english']::regconfig[] loop
            one := one || plainto_tsquery(config, search_text(word));
          end loop;
          result := case when result is null then one else result && one end;
        end loop;
        if result is null and array_length(words, 1) > 1 then
          return plainto_tsquery('simple', search_text(array_to_string(words, ' ')));
        end if;
        return result;
      end
      $$`.execute(db)
  },
}
