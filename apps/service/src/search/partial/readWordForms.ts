import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { languages } from '../../reference/languages'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'

export interface PartialWord {
  readonly word: string
  readonly isExpanded: boolean
}

export interface WordForm extends PartialWord {
  /** The position of the searched word in the search. All forms of a word have the same position. */
  readonly place: number
  readonly query: string
  /** How likely it is that the form means the same as the searched word, between 0 and 1. */
  readonly share: number
  readonly count: number
}

/**
 * The `share` of a synonym, which is the likelihood that it means the same as the searched word. It is also
 * the maximum `share` of a translation. The searched word itself has the `share` 1.
 */
const otherWord = 0.7

/**
 * Returns each word itself, its synonyms and its learned translations. A word is translated from the user's
 * language or, if there is no such translation, from any language.
 */
export async function readWordForms(
  db: Kysely<Database>,
  words: readonly PartialWord[],
  reader: LanguageCode,
): Promise<WordForm[]> {
  const asked = words.map((word, place) => ({ ...word, place }))
  const codes = languages.map(({ iso6391 }) => iso6391)
  const { rows } = await sql<WordForm>`
    with asked as materialized (
      select place, word, "isExpanded", left(search_text(word), 40) as plain
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(place integer, word text, "isExpanded" boolean)
    ), known as materialized (
      select a.place, t.* from asked a cross join unnest(${codes}::text[]) as own(code)
      join translations t on t.language = own.code and t.stem = search_stem(own.code, a.plain)
      where a."isExpanded"
    ), forms as (
      select place, word, "isExpanded", search_query(array[word], ${reader}, true, width) as query, share::real as share,
        search_stems(plain) as stems
      from asked, (values (1, 1.0), (2, ${sql.lit(otherWord)})) as own(width, share)
      where numnode(plainto_tsquery(search_config(${reader}), plain)) > 0
        and (width = 1 or "isExpanded")
      union all
      select place, word, true, search_query(array[word], target_language, true, 1), ${sql.lit(otherWord)} * max(share),
        array[search_stem(target_language, word)]
      from known k
      where language = ${reader} or not exists (select from known o where o.place = k.place and o.language = ${reader})
      group by place, word, target_language
    )
    select place, word, "isExpanded", query::text as query, share,
      (select coalesce(sum(w.count), 0)::integer from words w where w.stem = any(stems)) as count
    from forms where numnode(query) > 0 order by place, share desc, word`.execute(db)
  return rows
}
