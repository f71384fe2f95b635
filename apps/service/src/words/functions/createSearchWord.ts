import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function createSearchWord(db: Kysely<unknown>): Promise<void> {
  // Returns spellings of a typed word that have no Nordic letters, the usual spelling first. Search documents
  // contain `ae` for æ, `a` for ä and å, and `o` for ø and ö. Users also type `ae` for ä and `oe` for ø, or
  // the letter of a neighbouring country, such as ø for ö.
  await sql`
    create or replace function search_spellings(word text) returns text[] language sql immutable parallel safe as $$
      select array_agg(plain order by place) from (
        select left(search_text(o.spelling), 40) as plain, min(a.place * 10 + o.place) as place
        from (values (0, lower(word)), (1, replace(lower(word), 'ä', 'ae')),
          (2, case when length(word) > 5 then replace(lower(word), 'æ', 'a') end),
          (3, case when length(word) > 4 then replace(lower(word), 'ae', 'a') end)) as a(place, spelling)
        cross join lateral (values (0, a.spelling), (1, replace(a.spelling, 'oe', 'o')),
          -- Keep o before an ending: the definite form søen must not match søn.
          (2, regexp_replace(a.spelling, '[øö](?!e?(n|r|ne|rne)?s?$)', 'oe', 'g'))) as o(place, spelling)
        where o.spelling is not null
        group by 1
      ) spellings
    $$`.execute(db)
  await sql`
    create or replace function search_stems(plain text) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct lexeme), '{}')
      from (values ('danish', plain), ('swedish', plain), ('norwegian', plain), ('english', plain),
        -- The Swedish stemmer keeps the ending of definite forms such as skolan, so it is removed here.
        ('swedish', substring(plain from '^(.{2,}[aiouy])ns?$'))
      ) as form(config, text), unnest(tsvector_to_array(to_tsvector(config::regconfig, coalesce(text, '')))) as lexeme
    $$`.execute(db)
  // Returns the stems of a searched word, in the user's language and in the languages of the items that
  // contain the word. Stemmers of other languages would cut the word wrongly: in English, the stem of the
  // Danish 'produktion' is 'produkt'. A word that no item contains is stemmed in all languages.
  await sql`
    create or replace function search_stems(plain text, reader text) returns text[]
    language sql stable parallel safe as $$
      with known as (select w.language from words w where w.word = plain and w.count > 0)
      select case when exists (select from known)
        then coalesce(array_agg(distinct stem), '{}') else search_stems(plain) end
      from (
        select search_stem(language, plain) as stem
        from (select language from known union select reader) own(language)
        union all
        select search_stem('sv', substring(plain from '^(.{2,}[aiouy])ns?$'))
        where reader = 'sv' or exists (select from known where language = 'sv')
      ) own where stem is not null
    $$`.execute(db)
  // Splits a compound into two known words, if no item contains the compound itself. If several splits are
  // possible, chooses the most frequent words.
  await sql`
    create or replace function search_split(plain text) returns text[] language sql immutable parallel safe as $$
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
    create or replace function search_synonyms(asked text, reader text) returns setof synonyms
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
  // Returns whether a word is also searched as the beginning of longer words. This is so for unknown words,
  // because the user may still be typing, and for words that begin many compounds: words of at least six
  // letters, and words of five letters from the table of synonyms. Other words would find wrong words, such
  // as 'halvår' for 'hal'.
  await sql`
    create or replace function search_begins(plain text) returns boolean language sql stable parallel safe as $$
      select length(plain) > 5
        or not exists (select from words w where plain in (w.word, w.stem) and (w.count > 0 or w.is_trade))
        or length(plain) = 5 and exists (select from words w where w.word = plain and w.is_trade)
    $$`.execute(db)
  // Returns forms of a word that the stemmers do not reduce to the stem of the word. These are forms of short
  // words ('broen', 'gatan'), of Danish participles ('beslægtede' for 'beslægtet'), and of nouns and verbs
  // such as 'renovering' ('renoveres'). A word of two letters gets no ending 'n', because 'søn' (son) is no
  // form of 'sø' (lake).
  await sql`
    create or replace function search_more_forms(plain text) returns text[]
    language sql immutable parallel safe as $$
      select case
        when plain ~ '^.{1,4}[aeiouy]$' then
          array(select plain || ending from unnest(array['en', 'ens', 'er', 'erne', 'et', 'ets', 'ar', 'arna']) ending)
          || case when length(plain) > 2 then array[plain || 'n', plain || 'ns'] else '{}' end
        when plain ~ '.{3}er(ing|ingen|inger|e|es|et|er|ede|a|as|ad|at|ade|t)$' then
          array(select regexp_replace(plain, '^(.+er).+$', '\\1') || ending from unnest(array['ing', 'ingen', 'inger',
            'e', 'es', 'et', 'er', 'ede', 'a', 'as', 'ad', 'at', 'ade', 't']) ending)
        when plain ~ '.{4}et$' then array[left(plain, -2) || 'ede']
        when plain ~ '.{4}ede$' then array[left(plain, -3) || 'et']
        else '{}' end
    $$`.execute(db)
  // Returns a query that finds the forms of the word, the compounds that contain it, and often the words that
  // begin with all its letters. The query does not find words that only begin with the stem of the word,
  // because they are too many. For example, the stem of 'kommune' is also the beginning of 'kommunikation'.
  await sql`
    create or replace function search_word(word text, reader text, loosely boolean, widely boolean) returns tsquery
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
          whole := whole || plain || search_stems(plain, reader);
          continue;
        end if;
        whole := whole || plain || search_stems(plain, reader) || search_more_forms(plain);
        if (plain = spellings[1] or length(plain) > 5) and search_begins(plain) then
          begun := begun || plain;
        end if;
        -- A word of this length is a compound itself, so no other compound contains it.
        continue when length(plain) > 20;
        whole := whole || array(select '+' || stem from unnest(search_stems(plain, reader)) stem);
        parts := search_split(plain);
        if parts is not null then
          query := format('(%1$L | %2$L) & (%3$L | %4$L)',
            '+' || parts[1], parts[1], '+' || parts[2], parts[2])::tsquery;
          result := coalesce(result || query, query);
        end if;
      end loop;
      if widely then
        for synonym, plain in
          select distinct other.stem, other.plain
          from unnest(spellings) as one, search_synonyms(one, reader) as other
        loop
          if synonym like '% %' then
            query := phraseto_tsquery('simple', synonym);
            result := coalesce(result || query, query);
          else
            -- A stem of three letters matches too many words: the stem of maler is also mål.
            whole := whole || case when length(synonym) > 3 then synonym else plain end || ('+' || synonym);
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
