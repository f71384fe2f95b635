import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { readSynonyms } from '../../../words/synonyms/readSynonyms'
import { writeSynonyms } from '../../../words/synonyms/writeSynonyms'
import { createSearchWord } from '../../../words/functions/createSearchWord'

/**
 * Creates the table of synonyms. Searches now also find words typed without Nordic letters, parts of
 * compounds, and synonyms in any language (ADR 34).
 *
 * The functions read tables, but must be declared immutable, because generated columns of agents (saved
 * searches) use them. These columns do not notice new synonyms, so agents are written again when synonyms
 * change.
 */
export const m0025WordForms: Migration = {
  async up(db) {
    await sql`
      create table synonyms (
        group_id integer not null,
        language text not null,
        word text not null,
        plain text not null,
        stem text not null,
        primary key (language, plain, group_id)
      )`.execute(db)
    await sql`create index synonyms_stem on synonyms (stem)`.execute(db)
    await sql`create index synonyms_group on synonyms (group_id)`.execute(db)
    await createSearchWord(db)
    // `width` decides what each word finds. With 2, a word finds its grammatical forms and its synonyms, and
    // with 1 only its forms. With 0 and `loosely`, a word finds only the words that begin with it.
    await sql`
      create function search_query(words text[], reader text, loosely boolean, width integer) returns tsquery
      language plpgsql immutable parallel safe as $$
      declare
        result tsquery;
        one tsquery;
        word text;
      begin
        foreach word in array words loop
          -- A stop word of the user's language is ignored, unless it is the only word.
          continue when array_length(words, 1) > 1
            and numnode(plainto_tsquery(search_config(reader), left(search_text(word), 40))) = 0;
          one := case
            when width = 0 and loosely then
              (nullif(plainto_tsquery('simple', left(search_text(word), 40))::text, '') || ':*')::tsquery
            else search_word(word, reader, loosely, width > 1) end;
          continue when one is null;
          result := case when result is null then one else result && one end;
        end loop;
        if result is null and array_length(words, 1) > 1 then
          return plainto_tsquery('simple', search_text(array_to_string(words, ' ')));
        end if;
        return result;
      end
      $$`.execute(db)
    // Whether a query fits in the row of an agent. If not, the query is created again with a smaller `width`,
    // and then contains fewer synonyms and forms of each word.
    await sql`
      create function search_fits(query tsquery, width integer) returns boolean
      language sql immutable parallel safe as $$
        select query is null or width = 0 or pg_column_size(query) < 8000 - 2000 * width
      $$`.execute(db)
    await sql`
      create or replace function search_query(words text[], reader text, loosely boolean) returns tsquery
      language plpgsql immutable parallel safe as $$
      declare
        width integer := case when loosely then 2 else 1 end;
        result tsquery;
      begin
        loop
          result := search_query(words, reader, loosely, width);
          exit when search_fits(result, width);
          width := width - 1;
        end loop;
        return result;
      end
      $$`.execute(db)
    // Returns a query for texts that contain, for each of the given words, a word that begins with it. It is
    // used to suggest companies while a user types.
    await sql`
      create function search_beginnings(words text[]) returns tsquery language sql immutable parallel safe as $$
        select string_agg('(' || one || ')', ' & ')::tsquery from (
          select string_agg(query::text || ':*', ' | ') as one
          from unnest(words) with ordinality as asked(word, place),
            unnest(search_spellings(word)) as spelling, plainto_tsquery('simple', spelling) as query
          where numnode(query) > 0 group by place
        ) words
      $$`.execute(db)
    await writeSynonyms(db, readSynonyms())
  },
}
