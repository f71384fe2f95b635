import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function createSearchPhrase(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_phrase(words text[]) returns tsquery
    language sql immutable parallel safe as $$
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
    $$`.execute(db)
}
