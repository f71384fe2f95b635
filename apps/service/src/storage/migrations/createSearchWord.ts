import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Creates the functions that turn one word into the query of all its forms. */
export async function createSearchWord(db: Kysely<unknown>): Promise<void> {
  // The stems of a word in all languages.
  await sql`
    create function search_stems(plain text) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct lexeme), '{}')
      from (values ('danish', plain), ('swedish', plain), ('norwegian', plain), ('english', plain),
        -- The stemmer of Swedish leaves the definite form of words in -a, -o and the like as it is.
        ('swedish', substring(plain from '^(.{2,}[aouy])ns?$'))
      ) as form(config, text), unnest(tsvector_to_array(to_tsvector(config::regconfig, coalesce(text, '')))) as lexeme
    $$`.execute(db)
  // The parts of a compound that no item contains: the two known words that are most frequent.
  await sql`
    create function search_split(plain text) returns text[] language sql immutable parallel safe as $$
      select array[a.stem, b.stem]
      from generate_series(3, length(plain) - 3) as i
      cross join (values (''), ('s'), ('e'), ('er'), ('o'), ('u')) as link(letters)
      join words a on a.is_part and left(plain, i) = a.word || link.letters
        and a.word = left(plain, i - length(link.letters))
      join words b on b.is_part and b.language = a.language
        and b.stem = any(search_stems(substr(plain, i + 1)))
        and b.stem = search_stem(b.language, substr(plain, i + 1))
      where not exists (select from words w where w.word = plain and w.count > 0)
      order by (a.count + 1)::float * (b.count + 1) desc, i desc limit 1
    $$`.execute(db)
  // The other words of the groups of a word. Groups in which it is a word of the reader's language come
  // before those of other languages, because the same letters can mean something else there.
  await sql`
    create function search_synonyms(asked text, reader text) returns setof synonyms
    language sql stable parallel safe as $$
      with own as (
        select group_id, language, stem from synonyms s
        where s.stem = any(array[search_stem('da', asked), search_stem('sv', asked), search_stem('nb', asked),
          search_stem('en', asked), asked])
          and s.stem = search_stem(s.language, asked)
      ), chosen as (
        select distinct group_id from own
        where language = reader or not exists (select from own where language = reader)
      )
      select s.* from synonyms s join chosen using (group_id)
      where not exists (select from own o where o.language = s.language and o.stem = s.stem)
    $$`.execute(db)
  // Short words of the trade are not treated as beginnings: hal is in svømmehal, but not in halvår. Their
  // compounds are found by parts.
  await sql`
    create function search_word(word text, reader text, loosely boolean, widely boolean) returns tsquery
    language plpgsql immutable parallel safe as $$
    declare
      spellings text[] := search_spellings(word);
      plain text;
      query tsquery;
      result tsquery;
      parts text[];
      -- Lexemes, and lexemes of which documents may have a continuation.
      whole text[] := '{}';
      begun text[] := '{}';
      synonym text;
    begin
      foreach plain in array spellings loop
        query := plainto_tsquery('simple', plain);
        continue when numnode(query) = 0;
        if numnode(query) > 1 then
          -- Several words that are joined by a sign.
          query := case when loosely then (query::text || ':*')::tsquery else query end;
          result := coalesce(result || query, query);
          continue;
        end if;
        plain := btrim(query::text, '''');
        if not loosely then
          whole := whole || plain || search_stems(plain);
          continue;
        end if;
        if length(plain) < 4 and exists (select from words w where w.word = plain and w.is_trade) then
          whole := whole || plain || search_stems(plain);
        elsif plain = spellings[1] or length(plain) > 5 then
          begun := begun || plain;
          -- A longer stem may begin a compound; a short one begins too many words.
          whole := whole || array(select stem from unnest(search_stems(plain)) stem where length(stem) < 4);
          begun := begun || array(select stem from unnest(search_stems(plain)) stem where length(stem) > 3);
        else
          whole := whole || plain || search_stems(plain);
        end if;
        -- A longer word is a compound itself.
        continue when length(plain) > 20;
        whole := whole || array(select '+' || stem from unnest(search_stems(plain)) stem);
        parts := search_split(plain);
        if parts is not null then
          query := format('(%1$L | %2$L) & (%3$L | %4$L)',
            '+' || parts[1], parts[1], '+' || parts[2], parts[2])::tsquery;
          result := coalesce(result || query, query);
        end if;
      end loop;
      if widely then
        for synonym in
          select distinct other.stem from unnest(spellings) as one, search_synonyms(one, reader) as other
        loop
          if synonym like '% %' then
            query := phraseto_tsquery('simple', synonym);
            result := coalesce(result || query, query);
          elsif length(synonym) > 5 then
            begun := begun || synonym;
            whole := whole || ('+' || synonym);
          else
            whole := whole || synonym || ('+' || synonym);
          end if;
        end loop;
      end if;
      select coalesce(result || string_agg(one, ' | ')::tsquery, string_agg(one, ' | ')::tsquery, result) into result
      from (
        select distinct quote_literal(lexeme) || mark as one
        from (select unnest(begun) as lexeme, ':*' as mark union select unnest(whole), '') as form
        -- A shorter beginning includes it.
        where not exists (
          select from unnest(begun) shorter where starts_with(form.lexeme, shorter) and (shorter <> form.lexeme or mark = '')
        )
        order by 1
      ) forms;
      return result;
    end
    $$`.execute(db)
}
