-- The tables, indexes and functions of the version of 25 November 2026, in the order in which they can be created.
-- Made with pg_dump of that version's 35 migrations. A line with two dashes ends a statement. Never change this file:
-- write a new migration.
--
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--
CREATE EXTENSION IF NOT EXISTS unaccent;
--
CREATE FUNCTION plain_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
        select lower(unaccent('unaccent', value))
      $$;
--
CREATE FUNCTION search_beginnings(words text[]) RETURNS tsquery
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
        select string_agg('(' || one || ')', ' & ')::tsquery from (
          select string_agg(query::text || ':*', ' | ') as one
          from unnest(words) with ordinality as asked(word, place),
            unnest(search_spellings(word)) as spelling, plainto_tsquery('simple', spelling) as query
          where numnode(query) > 0 group by place
        ) words
      $$;
--
CREATE FUNCTION search_begins(plain text) RETURNS boolean
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
      select length(plain) > 5
        or not exists (select from words w where plain in (w.word, w.stem) and (w.count > 0 or w.is_trade))
        or length(plain) = 5 and exists (select from words w where w.word = plain and w.is_trade)
    $$;
--
CREATE FUNCTION search_config(language text) RETURNS regconfig
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
        select (case language
          when 'da' then 'danish' when 'sv' then 'swedish' when 'nb' then 'norwegian' when 'nn' then 'norwegian'
          when 'no' then 'norwegian' when 'en' then 'english' else 'simple' end)::regconfig
      $$;
--
CREATE FUNCTION search_document(language text, names jsonb, aside text, summary text, body text, labels jsonb DEFAULT '{}'::jsonb, paid text DEFAULT NULL::text) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
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
      $$;
--
CREATE FUNCTION search_fits(query tsquery, width integer) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
        select query is null or width = 0 or pg_column_size(query) < 8000 - 2000 * width
      $$;
--
CREATE FUNCTION search_forms(word text, loosely boolean) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
        select array_agg(distinct query::text || case
          -- A long Nordic stem is searched as the beginning of compounds. A short one matches too much.
          when loosely and nordic and numnode(query) = 1 and length(query::text) > 5 then ':*' else '' end)
        from (values ('danish', true, word), ('swedish', true, word), ('norwegian', true, word),
          ('english', false, word),
          -- The Swedish stemmer keeps the ending of definite forms such as skolan, so it is removed here.
          ('swedish', true, substring(word from '^(.{2,}[aouy])ns?$'))
        ) as form(config, nordic, text), plainto_tsquery(config::regconfig, text) as query
        where numnode(query) > 0
      $_$;
--
CREATE FUNCTION search_labels(ids integer[]) RETURNS jsonb
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
        select jsonb_object_agg(label.language, label.words) from (
          select n.key as language, string_agg(n.value, ' ' order by c.id) as words
          from criteria c, jsonb_each_text(c.names) n where c.id = any(ids) group by n.key
        ) label
      $$;
--
CREATE FUNCTION search_more_forms(plain text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
      select case
        when plain ~ '^.{1,4}[aeiouy]$' then
          array(select plain || ending from unnest(array['en', 'ens', 'er', 'erne', 'et', 'ets', 'ar', 'arna']) ending)
          || case when length(plain) > 2 then array[plain || 'n', plain || 'ns'] else '{}' end
        when plain ~ '.{3}er(ing|ingen|inger|e|es|et|er|ede|a|as|ad|at|ade|t)$' then
          array(select regexp_replace(plain, '^(.+er).+$', '\1') || ending from unnest(array['ing', 'ingen', 'inger',
            'e', 'es', 'et', 'er', 'ede', 'a', 'as', 'ad', 'at', 'ade', 't']) ending)
        when plain ~ '.{4}et$' then array[left(plain, -2) || 'ede']
        when plain ~ '.{4}ede$' then array[left(plain, -3) || 'et']
        else '{}' end
    $_$;
--
CREATE FUNCTION search_parts(document tsvector) RETURNS tsvector
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
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
      $$;
--
CREATE FUNCTION search_phrase(words text[]) RETURNS tsquery
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
      with plain as (
        select string_agg(left(search_text(word), 40), ' ' order by place) as value
        from unnest(words) with ordinality as asked(word, place)
      ), forms as (
        select phraseto_tsquery(config::regconfig, value) as form, phraseto_tsquery('simple', value) as simple
        from plain, unnest(array['simple', 'danish', 'swedish', 'norwegian', 'english']) as config
      )
      -- The languages often have the same form. Each repetition would make the planner expect more matches.
      select string_agg(distinct '(' || form::text || ')', ' | ')::tsquery from forms
      -- Skip a form whose stemming drops stop words, because its phrase is shorter than the typed one.
      where numnode(form) > 0 and numnode(form) = numnode(simple)
    $$;
--
CREATE FUNCTION search_query(words text[], reader text) RETURNS tsquery
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
      begin
        return search_query(words, reader, true);
      end
      $$;
--
CREATE FUNCTION search_query(words text[], reader text, loosely boolean) RETURNS tsquery
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
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
      $$;
--
CREATE FUNCTION search_query(words text[], reader text, loosely boolean, width integer) RETURNS tsquery
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
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
      $$;
--
CREATE FUNCTION search_spellings(word text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
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
    $_$;
--
CREATE FUNCTION search_split(plain text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
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
    $$;
--
CREATE FUNCTION search_stem(language text, word text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
        select coalesce((tsvector_to_array(to_tsvector(search_config(language), word)))[1], word)
      $$;
--
CREATE FUNCTION search_stems(plain text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
      select coalesce(array_agg(distinct lexeme), '{}')
      from (values ('danish', plain), ('swedish', plain), ('norwegian', plain), ('english', plain),
        -- The Swedish stemmer keeps the ending of definite forms such as skolan, so it is removed here.
        ('swedish', substring(plain from '^(.{2,}[aiouy])ns?$'))
      ) as form(config, text), unnest(tsvector_to_array(to_tsvector(config::regconfig, coalesce(text, '')))) as lexeme
    $_$;
--
CREATE FUNCTION search_stems(plain text, reader text) RETURNS text[]
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $_$
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
    $_$;
--
CREATE TABLE synonyms (
    group_id integer NOT NULL,
    language text NOT NULL,
    word text NOT NULL,
    plain text NOT NULL,
    stem text NOT NULL
);
--
CREATE FUNCTION search_synonyms(asked text, reader text) RETURNS SETOF synonyms
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
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
    $$;
--
CREATE FUNCTION search_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
        select replace(lower(unaccent('unaccent', replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(left(value, 100000), '/', ' '), '\', ' '), '.', ' '), '-', ' '), '–', ' '), '_', ' '), '@', ' '), '<', ' '), '&', ' '), '+', ' '))), 'aa', 'a')
      $$;
--
CREATE FUNCTION search_tree(node jsonb, reader text, loosely boolean) RETURNS tsquery
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
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
      $$;
--
CREATE FUNCTION search_tree(node jsonb, reader text, loosely boolean, width integer) RETURNS tsquery
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
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
      $$;
--
CREATE FUNCTION search_weighted(query tsquery, weights text) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
        -- Keep the weights of lexemes that are already limited, such as those of the title field.
        select replace(
          regexp_replace(
            regexp_replace(query::text, $r$('(?:[^']|'')*')(?::(\*)?([A-D]*))?$r$, '\1:\2\3' || E'\x01', 'g'), '([A-D])' || E'\x01', '\1', 'g'),
          E'\x01', weights)::tsquery
      $_$;
--
CREATE FUNCTION search_without_parts(document tsvector) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
        select ts_delete(document, array(select lexeme from unnest(document) where starts_with(lexeme, '+')))
      $$;
--
CREATE FUNCTION search_word(word text, reader text, loosely boolean, widely boolean) RETURNS tsquery
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $_$
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
    $_$;
--
CREATE FUNCTION search_words(language text, value text) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
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
      $$;
--
CREATE TABLE agent_inclusions (
    agent_id integer NOT NULL,
    type_id integer NOT NULL,
    criteria integer[] NOT NULL
);
--
CREATE TABLE agent_mails (
    agent_id integer NOT NULL,
    user_id integer NOT NULL,
    item_id integer NOT NULL,
    change_id integer NOT NULL,
    mail_id bigint NOT NULL,
    is_listed boolean NOT NULL,
    queued timestamp with time zone NOT NULL,
    sent timestamp with time zone,
    has_left boolean DEFAULT false NOT NULL
);
--
CREATE TABLE agent_users (
    agent_id integer NOT NULL,
    user_id integer NOT NULL
);
--
CREATE TABLE agents (
    id integer NOT NULL,
    type text NOT NULL,
    name text NOT NULL,
    mail_time text NOT NULL,
    changed timestamp with time zone NOT NULL,
    filters jsonb NOT NULL,
    reader text NOT NULL,
    words text[],
    included_types integer NOT NULL,
    excluded integer[],
    country_ids integer[],
    role_ids integer[],
    company_ids integer[],
    phase_ids integer[],
    type_ids integer[],
    is_public boolean,
    building_start date,
    building_end date,
    allow_unspecified_period boolean NOT NULL,
    budget_min numeric,
    budget_max numeric,
    allow_unspecified_budget boolean NOT NULL,
    building_size_min numeric,
    building_size_max numeric,
    allow_unspecified_building_size boolean NOT NULL,
    ground_size_min numeric,
    ground_size_max numeric,
    allow_unspecified_ground_size boolean NOT NULL,
    metres_min numeric,
    metres_max numeric,
    allow_unspecified_metres boolean NOT NULL,
    units_min numeric,
    units_max numeric,
    allow_unspecified_units boolean NOT NULL,
    deadline_from date,
    deadline_to date,
    text_tree jsonb,
    text_is_checked boolean DEFAULT false NOT NULL,
    words_query tsquery GENERATED ALWAYS AS (
CASE
    WHEN (words IS NULL) THEN NULL::tsquery
    WHEN (text_tree IS NOT NULL) THEN search_tree(text_tree, reader, true)
    WHEN (NOT text_is_checked) THEN search_query(words, reader)
    ELSE NULL::tsquery
END) STORED,
    zip_from text[],
    zip_before text[],
    zip_digits integer[],
    start_from date,
    start_to date,
    updated_from timestamp with time zone,
    updated_before timestamp with time zone,
    relative_times jsonb,
    alert_kinds jsonb,
    CONSTRAINT agents_type_check CHECK ((type = ANY (ARRAY['project'::text, 'procurement'::text, 'company'::text])))
);
--
ALTER TABLE agents ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME agents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE alert_matches (
    owner_type text NOT NULL,
    owner_id integer NOT NULL,
    user_id integer NOT NULL,
    item_type text NOT NULL,
    item_id integer NOT NULL,
    change_id integer NOT NULL,
    kind text NOT NULL,
    matched timestamp with time zone NOT NULL,
    change_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    urgent_since timestamp with time zone,
    left_conditions text[],
    CONSTRAINT alert_matches_item_type_check CHECK ((item_type = ANY (ARRAY['project'::text, 'procurement'::text, 'company'::text]))),
    CONSTRAINT alert_matches_owner_type_check CHECK ((owner_type = ANY (ARRAY['agent'::text, 'list'::text])))
);
--
CREATE TABLE alert_mutes (
    owner_type text NOT NULL,
    owner_id integer NOT NULL,
    user_id integer NOT NULL,
    CONSTRAINT alert_mutes_owner_type_check CHECK ((owner_type = ANY (ARRAY['agent'::text, 'list'::text])))
);
--
CREATE TABLE announcements (
    id integer NOT NULL,
    project_id integer,
    procurement_id integer,
    "position" integer NOT NULL,
    date date NOT NULL,
    type text NOT NULL,
    changes text,
    description text,
    CONSTRAINT announcements_check CHECK ((num_nonnulls(project_id, procurement_id) = 1))
);
--
ALTER TABLE announcements ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME announcements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE articles (
    id integer NOT NULL,
    project_id integer,
    procurement_id integer,
    "position" integer NOT NULL,
    title text NOT NULL,
    created timestamp with time zone NOT NULL,
    cover_image jsonb,
    host_name text NOT NULL,
    host_domain text NOT NULL,
    link text NOT NULL,
    CONSTRAINT articles_check CHECK ((num_nonnulls(project_id, procurement_id) = 1))
);
--
ALTER TABLE articles ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME articles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE calendar_feed_items (
    feed_id integer NOT NULL,
    procurement_id integer NOT NULL,
    is_member boolean DEFAULT true NOT NULL,
    changes integer DEFAULT 0 NOT NULL,
    changed_at timestamp with time zone,
    CONSTRAINT calendar_feed_items_check CHECK (((changes = 0) = (changed_at IS NULL)))
);
--
CREATE TABLE calendar_feeds (
    id integer NOT NULL,
    user_id integer NOT NULL,
    list_id integer,
    agent_id integer,
    hash text NOT NULL,
    domain_id integer NOT NULL,
    created timestamp with time zone NOT NULL,
    CONSTRAINT calendar_feeds_check CHECK ((num_nonnulls(list_id, agent_id) <= 1))
);
--
ALTER TABLE calendar_feeds ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME calendar_feeds_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE companies (
    id integer NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    language text NOT NULL,
    country_id integer,
    published timestamp with time zone NOT NULL,
    updated timestamp with time zone NOT NULL,
    role_count integer DEFAULT 0 NOT NULL,
    details jsonb NOT NULL,
    CONSTRAINT companies_language_check CHECK ((language ~ '^[a-z]{2}$'::text))
);
--
ALTER TABLE companies ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME companies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE company_roles (
    id integer NOT NULL,
    project_id integer,
    procurement_id integer,
    "position" integer NOT NULL,
    company_id integer NOT NULL,
    role_id integer,
    role_text text,
    is_winner boolean NOT NULL,
    added date NOT NULL,
    note text,
    contact_person jsonb,
    no_contact_response text,
    is_paid boolean DEFAULT false NOT NULL,
    CONSTRAINT company_roles_check CHECK ((num_nonnulls(project_id, procurement_id) = 1))
);
--
ALTER TABLE company_roles ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME company_roles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE company_search (
    id integer NOT NULL,
    country_id integer,
    roles integer[] DEFAULT '{}'::integer[] NOT NULL,
    zip text,
    plain_name text NOT NULL,
    published timestamp with time zone NOT NULL,
    updated timestamp with time zone NOT NULL,
    document tsvector NOT NULL
);
--
CREATE TABLE contacts (
    id integer NOT NULL,
    company_id integer NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    job text,
    mail text,
    phone text
);
--
ALTER TABLE contacts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME contacts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE criteria (
    id integer NOT NULL,
    type_id integer NOT NULL,
    code text NOT NULL,
    parent_id integer,
    path integer[] NOT NULL,
    names jsonb NOT NULL,
    "position" integer NOT NULL
);
--
ALTER TABLE criteria ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME criteria_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE criterion_types (
    id integer NOT NULL,
    code text NOT NULL,
    names jsonb NOT NULL,
    "position" integer NOT NULL,
    searchable boolean NOT NULL,
    tailored boolean NOT NULL,
    highlighted_project boolean NOT NULL,
    highlighted_procurement boolean NOT NULL
);
--
ALTER TABLE criterion_types ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME criterion_types_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE customer_requests (
    id integer NOT NULL,
    kind text NOT NULL,
    user_id integer,
    details jsonb NOT NULL,
    created timestamp with time zone NOT NULL,
    CONSTRAINT customer_requests_kind_check CHECK ((kind = ANY (ARRAY['subscription'::text, 'change'::text, 'cancellation'::text, 'demo'::text])))
);
--
ALTER TABLE customer_requests ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME customer_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE dismissed_deadlines (
    user_id integer NOT NULL,
    procurement_id integer NOT NULL,
    day date NOT NULL
);
--
CREATE TABLE files (
    id integer NOT NULL,
    project_id integer,
    procurement_id integer,
    "position" integer NOT NULL,
    name text NOT NULL,
    code text NOT NULL,
    extension text NOT NULL,
    link text NOT NULL,
    is_image boolean NOT NULL,
    source text,
    CONSTRAINT files_check CHECK ((num_nonnulls(project_id, procurement_id) = 1))
);
--
ALTER TABLE files ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE helpdesk_pages (
    id integer NOT NULL,
    tab_id integer NOT NULL,
    "position" integer NOT NULL,
    titles jsonb NOT NULL
);
--
ALTER TABLE helpdesk_pages ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME helpdesk_pages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE helpdesk_parts (
    id integer NOT NULL,
    page_id integer NOT NULL,
    "position" integer NOT NULL,
    texts jsonb NOT NULL,
    file jsonb
);
--
ALTER TABLE helpdesk_parts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME helpdesk_parts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE helpdesk_tabs (
    id integer NOT NULL,
    "position" integer NOT NULL,
    names jsonb NOT NULL,
    icon text NOT NULL,
    icon_type text NOT NULL
);
--
ALTER TABLE helpdesk_tabs ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME helpdesk_tabs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE hidden_item_users (
    hidden_item_id integer NOT NULL,
    user_id integer NOT NULL
);
--
CREATE TABLE hidden_items (
    id integer NOT NULL,
    project_id integer,
    procurement_id integer,
    created timestamp with time zone NOT NULL,
    subscriber_id integer NOT NULL,
    CONSTRAINT hidden_items_check CHECK ((num_nonnulls(project_id, procurement_id) = 1))
);
--
ALTER TABLE hidden_items ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME hidden_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE item_changes (
    id integer NOT NULL,
    item_type text NOT NULL,
    item_id integer NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    gathered boolean DEFAULT false NOT NULL,
    field text,
    before jsonb,
    after jsonb,
    source text,
    is_correction boolean DEFAULT false NOT NULL,
    CONSTRAINT item_changes_item_type_check CHECK ((item_type = ANY (ARRAY['project'::text, 'procurement'::text, 'company'::text])))
);
--
ALTER TABLE item_changes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME item_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE limited_codes (
    visitor_id integer NOT NULL,
    hash text NOT NULL,
    expires timestamp with time zone NOT NULL,
    tries integer DEFAULT 0 NOT NULL
);
--
CREATE TABLE limited_views (
    visitor_id integer NOT NULL,
    project_id integer NOT NULL
);
--
CREATE TABLE limited_visitors (
    id integer NOT NULL,
    mail text NOT NULL,
    name text NOT NULL,
    views_left integer NOT NULL,
    CONSTRAINT limited_visitors_mail_check CHECK ((mail = lower(mail))),
    CONSTRAINT limited_visitors_views_left_check CHECK ((views_left >= 0))
);
--
ALTER TABLE limited_visitors ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME limited_visitors_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE list_companies (
    list_id integer NOT NULL,
    company_id integer NOT NULL,
    "position" integer NOT NULL
);
--
CREATE TABLE list_procurements (
    list_id integer NOT NULL,
    procurement_id integer NOT NULL,
    "position" integer NOT NULL
);
--
CREATE TABLE list_projects (
    list_id integer NOT NULL,
    project_id integer NOT NULL,
    "position" integer NOT NULL
);
--
CREATE TABLE list_users (
    list_id integer NOT NULL,
    user_id integer NOT NULL,
    last_seen timestamp with time zone
);
--
CREATE TABLE lists (
    id integer NOT NULL,
    name text NOT NULL,
    mail_time text NOT NULL,
    changed timestamp with time zone NOT NULL,
    alert_kinds jsonb
);
--
ALTER TABLE lists ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME lists_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE lost_mails (
    mail_id bigint NOT NULL,
    kind text NOT NULL,
    created timestamp with time zone NOT NULL,
    given_up timestamp with time zone NOT NULL,
    tries integer NOT NULL,
    error text NOT NULL
);
--
CREATE TABLE mails (
    id bigint NOT NULL,
    recipient text NOT NULL,
    language text NOT NULL,
    domain_id integer NOT NULL,
    content jsonb NOT NULL,
    created timestamp with time zone NOT NULL,
    due timestamp with time zone NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    failing_since timestamp with time zone,
    error text
);
--
ALTER TABLE mails ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE note_users (
    note_id integer NOT NULL,
    user_id integer NOT NULL
);
--
CREATE TABLE notes (
    id integer NOT NULL,
    project_id integer,
    procurement_id integer,
    company_id integer,
    title text,
    text text NOT NULL,
    created timestamp with time zone NOT NULL,
    updated timestamp with time zone NOT NULL,
    created_by integer,
    CONSTRAINT notes_check CHECK ((num_nonnulls(project_id, procurement_id, company_id) = 1))
);
--
ALTER TABLE notes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE notifications (
    id integer NOT NULL,
    titles jsonb NOT NULL,
    texts jsonb NOT NULL,
    file jsonb,
    created timestamp with time zone NOT NULL
);
--
ALTER TABLE notifications ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME notifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE one_time_tokens (
    hash text NOT NULL,
    purpose text NOT NULL,
    user_id integer NOT NULL,
    new_email text,
    expires timestamp with time zone NOT NULL,
    CONSTRAINT one_time_tokens_check CHECK (((purpose = 'email'::text) = (new_email IS NOT NULL))),
    CONSTRAINT one_time_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'activate'::text, 'impersonate'::text, 'email'::text])))
);
--
CREATE TABLE phase_dates (
    id integer NOT NULL,
    project_id integer,
    procurement_id integer,
    "position" integer NOT NULL,
    phase_id integer NOT NULL,
    date date,
    CONSTRAINT phase_dates_check CHECK ((num_nonnulls(project_id, procurement_id) = 1))
);
--
ALTER TABLE phase_dates ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME phase_dates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE procurement_search (
    id integer NOT NULL,
    country_id integer,
    phase_id integer NOT NULL,
    criteria integer[] NOT NULL,
    roles integer[] NOT NULL,
    budget bigint,
    building_size integer,
    ground_size integer,
    metres integer,
    units integer,
    building_start date,
    building_end date,
    zip text,
    is_public boolean,
    published timestamp with time zone NOT NULL,
    updated timestamp with time zone NOT NULL,
    document tsvector NOT NULL,
    type_id integer NOT NULL,
    participation_to date,
    offers_to date,
    material_to date,
    inquiry_to date
);
--
CREATE TABLE procurements (
    id integer NOT NULL,
    key text NOT NULL,
    names jsonb NOT NULL,
    language text NOT NULL,
    country_id integer,
    phase_id integer NOT NULL,
    type_id integer NOT NULL,
    project_id integer,
    published timestamp with time zone NOT NULL,
    updated timestamp with time zone NOT NULL,
    criteria integer[] NOT NULL,
    details jsonb NOT NULL,
    CONSTRAINT procurements_details_check CHECK (((details ->> 'currency'::text) ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT procurements_language_check CHECK ((language ~ '^[a-z]{2}$'::text))
);
--
ALTER TABLE procurements ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME procurements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE products (
    id integer NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    basic boolean NOT NULL,
    company_enabled boolean NOT NULL,
    allowed_project_phases integer[] NOT NULL,
    domain_ids integer[] NOT NULL
);
--
ALTER TABLE products ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME products_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE project_search (
    id integer NOT NULL,
    country_id integer,
    phase_id integer NOT NULL,
    criteria integer[] NOT NULL,
    roles integer[] NOT NULL,
    budget bigint,
    building_size integer,
    ground_size integer,
    metres integer,
    units integer,
    building_start date,
    building_end date,
    zip text,
    is_public boolean,
    published timestamp with time zone NOT NULL,
    updated timestamp with time zone NOT NULL,
    document tsvector NOT NULL
);
--
CREATE TABLE projects (
    id integer NOT NULL,
    key text NOT NULL,
    names jsonb NOT NULL,
    language text NOT NULL,
    country_id integer,
    phase_id integer NOT NULL,
    parent_id integer,
    published timestamp with time zone NOT NULL,
    updated timestamp with time zone NOT NULL,
    criteria integer[] NOT NULL,
    details jsonb NOT NULL,
    CONSTRAINT projects_details_check CHECK (((details ->> 'currency'::text) ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT projects_language_check CHECK ((language ~ '^[a-z]{2}$'::text))
);
--
ALTER TABLE projects ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME projects_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE reminder_rounds (
    user_id integer NOT NULL,
    day date NOT NULL
);
--
CREATE TABLE reminders (
    user_id integer NOT NULL,
    list_id integer,
    procurement_id integer,
    days integer NOT NULL,
    created timestamp with time zone NOT NULL,
    CONSTRAINT reminders_check CHECK ((num_nonnulls(list_id, procurement_id) = 1)),
    CONSTRAINT reminders_days_check CHECK ((days > 0))
);
--
CREATE TABLE seen_items (
    user_id integer NOT NULL,
    project_id integer,
    procurement_id integer,
    seen_at timestamp with time zone NOT NULL,
    CONSTRAINT seen_items_check CHECK ((num_nonnulls(project_id, procurement_id) = 1))
);
--
CREATE TABLE seen_notifications (
    user_id integer NOT NULL,
    notification_id integer NOT NULL
);
--
CREATE TABLE sent_reminders (
    user_id integer NOT NULL,
    procurement_id integer NOT NULL,
    window_kind text NOT NULL,
    day date NOT NULL,
    "time" text NOT NULL
);
--
CREATE TABLE sessions (
    id uuid NOT NULL,
    user_id integer,
    visitor_id integer,
    created timestamp with time zone NOT NULL,
    ended text,
    CONSTRAINT sessions_check CHECK ((num_nonnulls(user_id, visitor_id) = 1)),
    CONSTRAINT sessions_ended_check CHECK ((ended = ANY (ARRAY['taken'::text, 'ended'::text])))
);
--
CREATE TABLE subscribers (
    id integer NOT NULL,
    name text NOT NULL
);
--
ALTER TABLE subscribers ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME subscribers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE tender_releases (
    ocid text NOT NULL,
    release_id text NOT NULL,
    date timestamp with time zone NOT NULL,
    publisher text,
    release jsonb NOT NULL
);
--
CREATE TABLE tips (
    id integer NOT NULL,
    user_id integer NOT NULL,
    company_id integer NOT NULL,
    company_role_id integer,
    contact_id integer,
    project_id integer,
    procurement_id integer,
    name text NOT NULL,
    email text NOT NULL,
    phone text,
    description text NOT NULL,
    created timestamp with time zone NOT NULL
);
--
ALTER TABLE tips ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME tips_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE translations (
    language text NOT NULL,
    stem text NOT NULL,
    target_language text NOT NULL,
    word text NOT NULL,
    share real NOT NULL
);
--
CREATE TABLE tries (
    key text NOT NULL,
    began timestamp with time zone NOT NULL,
    count integer NOT NULL
);
--
CREATE TABLE updates (
    id integer NOT NULL,
    project_id integer,
    procurement_id integer,
    "position" integer,
    text text,
    created timestamp with time zone NOT NULL,
    scroll_id text,
    change_id integer,
    CONSTRAINT updates_check CHECK ((num_nonnulls(project_id, procurement_id) = 1)),
    CONSTRAINT updates_check1 CHECK ((num_nonnulls(text, change_id) = 1)),
    CONSTRAINT updates_check2 CHECK ((num_nonnulls("position", change_id) = 1))
);
--
ALTER TABLE updates ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME updates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE users (
    id integer NOT NULL,
    person_id integer NOT NULL,
    subscriber_id integer NOT NULL,
    product_id integer,
    email text NOT NULL,
    name text NOT NULL,
    phone text,
    "position" text,
    show_popups boolean DEFAULT true NOT NULL,
    is_administrator boolean DEFAULT false NOT NULL,
    password_hash text,
    language_id integer DEFAULT 2 NOT NULL,
    domain_id integer DEFAULT 9 NOT NULL,
    CONSTRAINT users_email_check CHECK ((email = lower(email)))
);
--
ALTER TABLE users ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
ALTER TABLE users ALTER COLUMN person_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME users_person_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--
CREATE TABLE visits (
    user_id integer NOT NULL,
    active_at timestamp with time zone NOT NULL,
    previous_end timestamp with time zone NOT NULL
);
--
CREATE TABLE word_queue (
    item_type text NOT NULL,
    item_id integer NOT NULL,
    known tsvector,
    is_counted boolean DEFAULT false NOT NULL
);
--
CREATE TABLE words (
    language text NOT NULL,
    word text NOT NULL,
    stem text NOT NULL,
    count integer DEFAULT 0 NOT NULL,
    is_trade boolean DEFAULT false NOT NULL,
    is_part boolean DEFAULT false NOT NULL,
    parts text[] DEFAULT '{}'::text[] NOT NULL
);
--
ALTER TABLE ONLY agent_inclusions
    ADD CONSTRAINT agent_inclusions_pkey PRIMARY KEY (agent_id, type_id);
--
ALTER TABLE ONLY agent_mails
    ADD CONSTRAINT agent_mails_pkey PRIMARY KEY (agent_id, user_id, item_id);
--
ALTER TABLE ONLY agent_users
    ADD CONSTRAINT agent_users_pkey PRIMARY KEY (agent_id, user_id);
--
ALTER TABLE ONLY agents
    ADD CONSTRAINT agents_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY alert_matches
    ADD CONSTRAINT alert_matches_pkey PRIMARY KEY (owner_type, owner_id, user_id, item_type, item_id);
--
ALTER TABLE ONLY alert_mutes
    ADD CONSTRAINT alert_mutes_pkey PRIMARY KEY (owner_type, owner_id, user_id);
--
ALTER TABLE ONLY announcements
    ADD CONSTRAINT announcements_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY announcements
    ADD CONSTRAINT announcements_procurement_id_position_key UNIQUE (procurement_id, "position");
--
ALTER TABLE ONLY announcements
    ADD CONSTRAINT announcements_project_id_position_key UNIQUE (project_id, "position");
--
ALTER TABLE ONLY articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY articles
    ADD CONSTRAINT articles_procurement_id_position_key UNIQUE (procurement_id, "position");
--
ALTER TABLE ONLY articles
    ADD CONSTRAINT articles_project_id_position_key UNIQUE (project_id, "position");
--
ALTER TABLE ONLY calendar_feed_items
    ADD CONSTRAINT calendar_feed_items_pkey PRIMARY KEY (feed_id, procurement_id);
--
ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_hash_key UNIQUE (hash);
--
ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_list_id_agent_id_key UNIQUE NULLS NOT DISTINCT (user_id, list_id, agent_id);
--
ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_key_key UNIQUE (key);
--
ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY company_roles
    ADD CONSTRAINT company_roles_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY company_roles
    ADD CONSTRAINT company_roles_procurement_id_position_key UNIQUE (procurement_id, "position");
--
ALTER TABLE ONLY company_roles
    ADD CONSTRAINT company_roles_project_id_position_key UNIQUE (project_id, "position");
--
ALTER TABLE ONLY company_search
    ADD CONSTRAINT company_search_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY contacts
    ADD CONSTRAINT contacts_company_id_position_key UNIQUE (company_id, "position");
--
ALTER TABLE ONLY contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY criteria
    ADD CONSTRAINT criteria_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY criteria
    ADD CONSTRAINT criteria_type_id_code_key UNIQUE (type_id, code);
--
ALTER TABLE ONLY criterion_types
    ADD CONSTRAINT criterion_types_code_key UNIQUE (code);
--
ALTER TABLE ONLY criterion_types
    ADD CONSTRAINT criterion_types_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY customer_requests
    ADD CONSTRAINT customer_requests_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY dismissed_deadlines
    ADD CONSTRAINT dismissed_deadlines_pkey PRIMARY KEY (user_id, procurement_id);
--
ALTER TABLE ONLY files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY files
    ADD CONSTRAINT files_procurement_id_position_key UNIQUE (procurement_id, "position");
--
ALTER TABLE ONLY files
    ADD CONSTRAINT files_project_id_position_key UNIQUE (project_id, "position");
--
ALTER TABLE ONLY helpdesk_pages
    ADD CONSTRAINT helpdesk_pages_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY helpdesk_pages
    ADD CONSTRAINT helpdesk_pages_tab_id_position_key UNIQUE (tab_id, "position");
--
ALTER TABLE ONLY helpdesk_parts
    ADD CONSTRAINT helpdesk_parts_page_id_position_key UNIQUE (page_id, "position");
--
ALTER TABLE ONLY helpdesk_parts
    ADD CONSTRAINT helpdesk_parts_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY helpdesk_tabs
    ADD CONSTRAINT helpdesk_tabs_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY helpdesk_tabs
    ADD CONSTRAINT helpdesk_tabs_position_key UNIQUE ("position");
--
ALTER TABLE ONLY hidden_item_users
    ADD CONSTRAINT hidden_item_users_pkey PRIMARY KEY (hidden_item_id, user_id);
--
ALTER TABLE ONLY hidden_items
    ADD CONSTRAINT hidden_items_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY item_changes
    ADD CONSTRAINT item_changes_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY limited_codes
    ADD CONSTRAINT limited_codes_pkey PRIMARY KEY (visitor_id);
--
ALTER TABLE ONLY limited_views
    ADD CONSTRAINT limited_views_pkey PRIMARY KEY (visitor_id, project_id);
--
ALTER TABLE ONLY limited_visitors
    ADD CONSTRAINT limited_visitors_mail_key UNIQUE (mail);
--
ALTER TABLE ONLY limited_visitors
    ADD CONSTRAINT limited_visitors_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY list_companies
    ADD CONSTRAINT list_companies_pkey PRIMARY KEY (list_id, company_id);
--
ALTER TABLE ONLY list_procurements
    ADD CONSTRAINT list_procurements_pkey PRIMARY KEY (list_id, procurement_id);
--
ALTER TABLE ONLY list_projects
    ADD CONSTRAINT list_projects_pkey PRIMARY KEY (list_id, project_id);
--
ALTER TABLE ONLY list_users
    ADD CONSTRAINT list_users_pkey PRIMARY KEY (list_id, user_id);
--
ALTER TABLE ONLY lists
    ADD CONSTRAINT lists_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY lost_mails
    ADD CONSTRAINT lost_mails_pkey PRIMARY KEY (mail_id);
--
ALTER TABLE ONLY mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY note_users
    ADD CONSTRAINT note_users_pkey PRIMARY KEY (note_id, user_id);
--
ALTER TABLE ONLY notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (hash);
--
ALTER TABLE ONLY phase_dates
    ADD CONSTRAINT phase_dates_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY phase_dates
    ADD CONSTRAINT phase_dates_procurement_id_position_key UNIQUE (procurement_id, "position");
--
ALTER TABLE ONLY phase_dates
    ADD CONSTRAINT phase_dates_project_id_position_key UNIQUE (project_id, "position");
--
ALTER TABLE ONLY procurement_search
    ADD CONSTRAINT procurement_search_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY procurements
    ADD CONSTRAINT procurements_key_key UNIQUE (key);
--
ALTER TABLE ONLY procurements
    ADD CONSTRAINT procurements_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY products
    ADD CONSTRAINT products_code_key UNIQUE (code);
--
ALTER TABLE ONLY products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY project_search
    ADD CONSTRAINT project_search_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY projects
    ADD CONSTRAINT projects_key_key UNIQUE (key);
--
ALTER TABLE ONLY projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY reminder_rounds
    ADD CONSTRAINT reminder_rounds_pkey PRIMARY KEY (user_id);
--
ALTER TABLE ONLY reminders
    ADD CONSTRAINT reminders_user_id_list_id_key UNIQUE (user_id, list_id);
--
ALTER TABLE ONLY reminders
    ADD CONSTRAINT reminders_user_id_procurement_id_key UNIQUE (user_id, procurement_id);
--
ALTER TABLE ONLY seen_items
    ADD CONSTRAINT seen_items_user_id_procurement_id_key UNIQUE (user_id, procurement_id);
--
ALTER TABLE ONLY seen_items
    ADD CONSTRAINT seen_items_user_id_project_id_key UNIQUE (user_id, project_id);
--
ALTER TABLE ONLY seen_notifications
    ADD CONSTRAINT seen_notifications_pkey PRIMARY KEY (user_id, notification_id);
--
ALTER TABLE ONLY sent_reminders
    ADD CONSTRAINT sent_reminders_pkey PRIMARY KEY (user_id, procurement_id, window_kind, day, "time");
--
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY subscribers
    ADD CONSTRAINT subscribers_name_key UNIQUE (name);
--
ALTER TABLE ONLY subscribers
    ADD CONSTRAINT subscribers_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY synonyms
    ADD CONSTRAINT synonyms_pkey PRIMARY KEY (language, plain, group_id);
--
ALTER TABLE ONLY tender_releases
    ADD CONSTRAINT tender_releases_pkey PRIMARY KEY (ocid, release_id);
--
ALTER TABLE ONLY tips
    ADD CONSTRAINT tips_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY translations
    ADD CONSTRAINT translations_pkey PRIMARY KEY (stem, language, target_language, word);
--
ALTER TABLE ONLY tries
    ADD CONSTRAINT tries_pkey PRIMARY KEY (key);
--
ALTER TABLE ONLY updates
    ADD CONSTRAINT updates_change_id_key UNIQUE (change_id);
--
ALTER TABLE ONLY updates
    ADD CONSTRAINT updates_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY updates
    ADD CONSTRAINT updates_procurement_id_position_key UNIQUE (procurement_id, "position");
--
ALTER TABLE ONLY updates
    ADD CONSTRAINT updates_project_id_position_key UNIQUE (project_id, "position");
--
ALTER TABLE ONLY users
    ADD CONSTRAINT users_email_key UNIQUE (email);
--
ALTER TABLE ONLY users
    ADD CONSTRAINT users_person_id_key UNIQUE (person_id);
--
ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
--
ALTER TABLE ONLY visits
    ADD CONSTRAINT visits_pkey PRIMARY KEY (user_id);
--
ALTER TABLE ONLY word_queue
    ADD CONSTRAINT word_queue_pkey PRIMARY KEY (item_type, item_id);
--
ALTER TABLE ONLY words
    ADD CONSTRAINT words_pkey PRIMARY KEY (word, language);
--
CREATE INDEX agent_inclusions_criteria ON agent_inclusions USING gin (criteria);
--
CREATE INDEX agent_mails_item ON agent_mails USING btree (item_id);
--
CREATE INDEX agent_mails_mail ON agent_mails USING btree (mail_id) WHERE (sent IS NULL);
--
CREATE INDEX agent_mails_user ON agent_mails USING btree (user_id);
--
CREATE INDEX agent_users_user ON agent_users USING btree (user_id);
--
CREATE INDEX agents_relative_times ON agents USING btree (type) WHERE (relative_times IS NOT NULL);
--
CREATE INDEX agents_type ON agents USING btree (type, id);
--
CREATE INDEX alert_matches_user ON alert_matches USING btree (user_id);
--
CREATE INDEX articles_created ON articles USING btree (created DESC);
--
CREATE INDEX calendar_feed_items_procurement ON calendar_feed_items USING btree (procurement_id);
--
CREATE INDEX calendar_feeds_agent ON calendar_feeds USING btree (agent_id) WHERE (agent_id IS NOT NULL);
--
CREATE INDEX calendar_feeds_list ON calendar_feeds USING btree (list_id) WHERE (list_id IS NOT NULL);
--
CREATE INDEX company_roles_company ON company_roles USING btree (company_id, role_id);
--
CREATE INDEX company_search_document ON company_search USING gin (document);
--
CREATE INDEX company_search_plain_name ON company_search USING btree (plain_name text_pattern_ops);
--
CREATE INDEX company_search_roles ON company_search USING gin (roles);
--
CREATE INDEX company_search_title ON company_search USING gin (ts_filter(document, '{a}'::"char"[]));
--
CREATE INDEX company_search_updated ON company_search USING btree (updated DESC, id DESC);
--
CREATE INDEX criteria_parent ON criteria USING btree (parent_id);
--
CREATE INDEX dismissed_deadlines_procurement ON dismissed_deadlines USING btree (procurement_id);
--
CREATE INDEX hidden_item_users_user ON hidden_item_users USING btree (user_id);
--
CREATE UNIQUE INDEX hidden_items_procurement_id ON hidden_items USING btree (subscriber_id, procurement_id) WHERE (procurement_id IS NOT NULL);
--
CREATE UNIQUE INDEX hidden_items_project_id ON hidden_items USING btree (subscriber_id, project_id) WHERE (project_id IS NOT NULL);
--
CREATE INDEX item_changes_item ON item_changes USING btree (item_type, item_id, changed_at);
--
CREATE INDEX item_changes_mailable ON item_changes USING btree (item_type, changed_at) INCLUDE (id, item_id, field) WHERE ((NOT is_correction) AND (kind <> 'republished'::text));
--
CREATE INDEX item_changes_news ON item_changes USING btree (id) WHERE (NOT gathered);
--
CREATE INDEX item_changes_news_of_item ON item_changes USING btree (item_type, item_id, id) WHERE (NOT gathered);
--
CREATE INDEX item_changes_time ON item_changes USING btree (changed_at, id);
--
CREATE INDEX list_users_user ON list_users USING btree (user_id);
--
CREATE INDEX mails_due ON mails USING btree (due);
--
CREATE INDEX note_users_user ON note_users USING btree (user_id);
--
CREATE INDEX notifications_created ON notifications USING btree (created DESC, id DESC);
--
CREATE INDEX one_time_tokens_user ON one_time_tokens USING btree (user_id, purpose);
--
CREATE INDEX procurement_search_budget_down ON procurement_search USING btree (budget DESC NULLS LAST, id DESC);
--
CREATE INDEX procurement_search_budget_up ON procurement_search USING btree (budget, id);
--
CREATE INDEX procurement_search_country_updated ON procurement_search USING btree (country_id, updated DESC, id DESC);
--
CREATE INDEX procurement_search_criteria ON procurement_search USING gin (criteria);
--
CREATE INDEX procurement_search_document ON procurement_search USING gin (document);
--
CREATE INDEX procurement_search_offers ON procurement_search USING btree (offers_to);
--
CREATE INDEX procurement_search_open_ends ON procurement_search USING btree (GREATEST(offers_to, participation_to, inquiry_to)) WHERE (phase_id = ANY (ARRAY[2, 3]));
--
CREATE INDEX procurement_search_participation ON procurement_search USING btree (participation_to);
--
CREATE INDEX procurement_search_published ON procurement_search USING btree (published DESC, id DESC);
--
CREATE INDEX procurement_search_title ON procurement_search USING gin (ts_filter(document, '{a}'::"char"[]));
--
CREATE INDEX procurement_search_updated ON procurement_search USING btree (updated DESC, id DESC);
--
CREATE INDEX procurement_search_zip ON procurement_search USING btree (zip text_pattern_ops);
--
CREATE INDEX procurements_last_date ON procurements USING btree (GREATEST(((details -> 'offers'::text) ->> 'from'::text), ((details -> 'offers'::text) ->> 'to'::text), ((details -> 'participation'::text) ->> 'from'::text), ((details -> 'participation'::text) ->> 'to'::text), ((details -> 'inquiry'::text) ->> 'from'::text), ((details -> 'inquiry'::text) ->> 'to'::text), ((details -> 'material'::text) ->> 'from'::text), ((details -> 'material'::text) ->> 'to'::text)));
--
CREATE INDEX procurements_project ON procurements USING btree (project_id, id) WHERE (project_id IS NOT NULL);
--
CREATE INDEX project_search_budget_down ON project_search USING btree (budget DESC NULLS LAST, id DESC);
--
CREATE INDEX project_search_budget_up ON project_search USING btree (budget, id);
--
CREATE INDEX project_search_country_updated ON project_search USING btree (country_id, updated DESC, id DESC);
--
CREATE INDEX project_search_criteria ON project_search USING gin (criteria);
--
CREATE INDEX project_search_document ON project_search USING gin (document);
--
CREATE INDEX project_search_published ON project_search USING btree (published DESC, id DESC);
--
CREATE INDEX project_search_title ON project_search USING gin (ts_filter(document, '{a}'::"char"[]));
--
CREATE INDEX project_search_updated ON project_search USING btree (updated DESC, id DESC);
--
CREATE INDEX project_search_zip ON project_search USING btree (zip text_pattern_ops);
--
CREATE INDEX projects_parent ON projects USING btree (parent_id) WHERE (parent_id IS NOT NULL);
--
CREATE INDEX reminders_list ON reminders USING btree (list_id) WHERE (list_id IS NOT NULL);
--
CREATE INDEX reminders_procurement ON reminders USING btree (procurement_id) WHERE (procurement_id IS NOT NULL);
--
CREATE INDEX seen_items_procurement ON seen_items USING btree (procurement_id) WHERE (procurement_id IS NOT NULL);
--
CREATE INDEX seen_items_project ON seen_items USING btree (project_id) WHERE (project_id IS NOT NULL);
--
CREATE INDEX sent_reminders_procurement ON sent_reminders USING btree (procurement_id);
--
CREATE UNIQUE INDEX sessions_one_per_user ON sessions USING btree (user_id) WHERE (ended IS NULL);
--
CREATE INDEX synonyms_group ON synonyms USING btree (group_id);
--
CREATE INDEX synonyms_stem ON synonyms USING btree (stem);
--
CREATE UNIQUE INDEX tips_role ON tips USING btree (user_id, company_role_id, company_id) WHERE (company_role_id IS NOT NULL);
--
CREATE INDEX updates_created ON updates USING btree (created DESC);
--
CREATE INDEX words_compound_stems ON words USING btree (stem) WHERE (parts <> '{}'::text[]);
--
CREATE INDEX words_compounds ON words USING btree (word) WHERE (parts <> '{}'::text[]);
--
CREATE INDEX words_letters ON words USING gin (word gin_trgm_ops);
--
CREATE INDEX words_parts ON words USING btree (language, word) WHERE is_part;
--
CREATE INDEX words_stem ON words USING btree (stem);
--
ALTER TABLE ONLY agent_inclusions
    ADD CONSTRAINT agent_inclusions_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY agent_mails
    ADD CONSTRAINT agent_mails_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY agent_mails
    ADD CONSTRAINT agent_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY agent_users
    ADD CONSTRAINT agent_users_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY agent_users
    ADD CONSTRAINT agent_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY alert_matches
    ADD CONSTRAINT alert_matches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY alert_mutes
    ADD CONSTRAINT alert_mutes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY announcements
    ADD CONSTRAINT announcements_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY announcements
    ADD CONSTRAINT announcements_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY articles
    ADD CONSTRAINT articles_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY articles
    ADD CONSTRAINT articles_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY calendar_feed_items
    ADD CONSTRAINT calendar_feed_items_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES calendar_feeds(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY calendar_feed_items
    ADD CONSTRAINT calendar_feed_items_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_list_id_fkey FOREIGN KEY (list_id) REFERENCES lists(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY company_roles
    ADD CONSTRAINT company_roles_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY company_roles
    ADD CONSTRAINT company_roles_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY company_roles
    ADD CONSTRAINT company_roles_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY company_search
    ADD CONSTRAINT company_search_id_fkey FOREIGN KEY (id) REFERENCES companies(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY contacts
    ADD CONSTRAINT contacts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY criteria
    ADD CONSTRAINT criteria_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES criteria(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
--
ALTER TABLE ONLY criteria
    ADD CONSTRAINT criteria_type_id_fkey FOREIGN KEY (type_id) REFERENCES criterion_types(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY customer_requests
    ADD CONSTRAINT customer_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--
ALTER TABLE ONLY dismissed_deadlines
    ADD CONSTRAINT dismissed_deadlines_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY dismissed_deadlines
    ADD CONSTRAINT dismissed_deadlines_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY files
    ADD CONSTRAINT files_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY files
    ADD CONSTRAINT files_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY helpdesk_pages
    ADD CONSTRAINT helpdesk_pages_tab_id_fkey FOREIGN KEY (tab_id) REFERENCES helpdesk_tabs(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY helpdesk_parts
    ADD CONSTRAINT helpdesk_parts_page_id_fkey FOREIGN KEY (page_id) REFERENCES helpdesk_pages(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY hidden_item_users
    ADD CONSTRAINT hidden_item_users_hidden_item_id_fkey FOREIGN KEY (hidden_item_id) REFERENCES hidden_items(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY hidden_item_users
    ADD CONSTRAINT hidden_item_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY hidden_items
    ADD CONSTRAINT hidden_items_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY hidden_items
    ADD CONSTRAINT hidden_items_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY hidden_items
    ADD CONSTRAINT hidden_items_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id);
--
ALTER TABLE ONLY limited_codes
    ADD CONSTRAINT limited_codes_visitor_id_fkey FOREIGN KEY (visitor_id) REFERENCES limited_visitors(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY limited_views
    ADD CONSTRAINT limited_views_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY limited_views
    ADD CONSTRAINT limited_views_visitor_id_fkey FOREIGN KEY (visitor_id) REFERENCES limited_visitors(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY list_companies
    ADD CONSTRAINT list_companies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY list_companies
    ADD CONSTRAINT list_companies_list_id_fkey FOREIGN KEY (list_id) REFERENCES lists(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY list_procurements
    ADD CONSTRAINT list_procurements_list_id_fkey FOREIGN KEY (list_id) REFERENCES lists(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY list_procurements
    ADD CONSTRAINT list_procurements_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY list_projects
    ADD CONSTRAINT list_projects_list_id_fkey FOREIGN KEY (list_id) REFERENCES lists(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY list_projects
    ADD CONSTRAINT list_projects_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY list_users
    ADD CONSTRAINT list_users_list_id_fkey FOREIGN KEY (list_id) REFERENCES lists(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY list_users
    ADD CONSTRAINT list_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY note_users
    ADD CONSTRAINT note_users_note_id_fkey FOREIGN KEY (note_id) REFERENCES notes(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY note_users
    ADD CONSTRAINT note_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY notes
    ADD CONSTRAINT notes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY notes
    ADD CONSTRAINT notes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
--
ALTER TABLE ONLY notes
    ADD CONSTRAINT notes_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY notes
    ADD CONSTRAINT notes_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY phase_dates
    ADD CONSTRAINT phase_dates_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY phase_dates
    ADD CONSTRAINT phase_dates_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY procurement_search
    ADD CONSTRAINT procurement_search_id_fkey FOREIGN KEY (id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY procurements
    ADD CONSTRAINT procurements_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE SET NULL;
--
ALTER TABLE ONLY project_search
    ADD CONSTRAINT project_search_id_fkey FOREIGN KEY (id) REFERENCES projects(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY projects
    ADD CONSTRAINT projects_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES projects(id) ON DELETE SET NULL;
--
ALTER TABLE ONLY reminder_rounds
    ADD CONSTRAINT reminder_rounds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY reminders
    ADD CONSTRAINT reminders_list_id_fkey FOREIGN KEY (list_id) REFERENCES lists(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY reminders
    ADD CONSTRAINT reminders_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY reminders
    ADD CONSTRAINT reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY seen_items
    ADD CONSTRAINT seen_items_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY seen_items
    ADD CONSTRAINT seen_items_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY seen_items
    ADD CONSTRAINT seen_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY seen_notifications
    ADD CONSTRAINT seen_notifications_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY seen_notifications
    ADD CONSTRAINT seen_notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY sent_reminders
    ADD CONSTRAINT sent_reminders_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY sent_reminders
    ADD CONSTRAINT sent_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_visitor_id_fkey FOREIGN KEY (visitor_id) REFERENCES limited_visitors(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY tips
    ADD CONSTRAINT tips_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY tips
    ADD CONSTRAINT tips_company_role_id_fkey FOREIGN KEY (company_role_id) REFERENCES company_roles(id) ON DELETE SET NULL;
--
ALTER TABLE ONLY tips
    ADD CONSTRAINT tips_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL;
--
ALTER TABLE ONLY tips
    ADD CONSTRAINT tips_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE SET NULL;
--
ALTER TABLE ONLY tips
    ADD CONSTRAINT tips_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE SET NULL;
--
ALTER TABLE ONLY tips
    ADD CONSTRAINT tips_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY updates
    ADD CONSTRAINT updates_change_id_fkey FOREIGN KEY (change_id) REFERENCES item_changes(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY updates
    ADD CONSTRAINT updates_procurement_id_fkey FOREIGN KEY (procurement_id) REFERENCES procurements(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY updates
    ADD CONSTRAINT updates_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;
--
ALTER TABLE ONLY users
    ADD CONSTRAINT users_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id);
--
ALTER TABLE ONLY users
    ADD CONSTRAINT users_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id);
--
ALTER TABLE ONLY visits
    ADD CONSTRAINT visits_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
