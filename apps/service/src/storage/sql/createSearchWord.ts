import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Creates the SQL functions that turn one word into a query for all its forms. */
export async function createSearchWord(db: Kysely<unknown>): Promise<void> {
  // Returns the stems of a word in all languages.
  await sql`
    create function search_stems(plain text) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct lexeme), '{}')
      from (values ('danish', plain), ('swedish', plain), ('norwegian', plain), ('english', plain),
        -- The Swedish stemmer keeps the ending of definite forms such as skolan, so it is removed here.
        ('swedish', substring(plain from '^(.{2,}[aouy])ns?$'))
      ) as form(config, text), unnest(tsvector_to_array(to_tsvector(config::regconfig, coalesce(text, '')))) as lexeme
    $$`.execute(db)
  // Splits a compound that is in no item into two known words. Of several pairs, chooses the pair of the most
  // frequent words.
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
  // Returns the synonyms of a word. Prefers groups of synonyms that contain the word in the user's language,
  // because the same letters can mean something else in another language.
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
  // Returns the query for one word. A short trade word such as hal is not searched as the beginning of other
  // words, because it would match halvår. Its compounds, such as svømmehal, are found by their parts.
  await sql`
    create function search_word(word text, reader text, loosely boolean, widely boolean) returns tsquery
    language plpgsql immutable parallel safe as $$
    declare
      spellings text[] := search_spellings(word);
      plain text;
      query tsquery;
      result tsquery;
      parts text[];
      -- Lexemes that must match as a whole, and lexemes that words may begin with.
      whole text[] := '{}';
      begun text[] := '{}';
      synonym text;
    begin
      foreach plain in array spellings loop
        query := plainto_tsquery('simple', plain);
        continue when numnode(query) = 0;
        if numnode(query) > 1 then
          -- Several words joined by a sign, such as a hyphen.
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
          -- A long stem is searched as the beginning of compounds. A short one would match too many words.
          whole := whole || array(select stem from unnest(search_stems(plain)) stem where length(stem) < 4);
          begun := begun || array(select stem from unnest(search_stems(plain)) stem where length(stem) > 3);
        else
          whole := whole || plain || search_stems(plain);
        end if;
        -- A word of this length is a compound itself, so no other compound contains it.
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
        -- Omit a lexeme when a shorter beginning already matches it.
        where not exists (
          select from unnest(begun) shorter where starts_with(form.lexeme, shorter) and (shorter <> form.lexeme or mark = '')
        )
        order by 1
      ) forms;
      return result;
    end
    $$`.execute(db)
}
