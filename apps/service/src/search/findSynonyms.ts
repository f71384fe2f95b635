import type { Schemas } from '@spadestik/api-client/schema'
import type { QueryNode } from '@spadestik/domain/query'
import { parseQuery, termsOf } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import { isTextOnly, textsOf } from './text/textColumns'

/** Returns the largest parts of a query that can each be searched with a single `tsquery`. */
function searchedTrees(node: QueryNode): QueryNode[] {
  if (isTextOnly(node)) return [node]
  switch (node.kind) {
    case 'field':
      return node.field === 'number' || node.field === 'cpv' ? [] : [node.value]
    case 'not':
      return searchedTrees(node.part)
    case 'any':
      return node.parts.flatMap(searchedTrees)
    case 'all': {
      const texts = textsOf(node)
      const others = node.parts.filter((part) => !isTextOnly(part)).flatMap(searchedTrees)
      return texts === null ? others : [texts, ...others]
    }
    default:
      return []
  }
}

const wordsIn = (root: QueryNode) =>
  termsOf({ root, ignoredWords: 0 }).flatMap(({ term }) => {
    const value = term.kind === 'field' ? term.value : term
    return value.kind === 'word' ? [value.word] : []
  })

/**
 * Finds the synonyms that a search adds to its words. If the `tsquery` would become too long, the search adds
 * no synonyms (ADR 41).
 */
export async function findSynonyms(
  db: Kysely<Database>,
  text: string,
  reader: LanguageCode,
): Promise<Schemas['WordSynonyms'][]> {
  const { root } = parseQuery(text)
  if (root === null) return []
  const trees = searchedTrees(root).map((tree) => ({ tree, words: wordsIn(tree) }))
  const { rows } = await sql<Schemas['WordSynonyms']>`
    with asked as materialized (
      select w.word, min(tree_place * 100 + word_place) as place,
        search_word(w.word, ${reader}, true, false) as alone
      from jsonb_array_elements(${JSON.stringify(trees)}::jsonb) with ordinality as t(asked, tree_place),
        jsonb_array_elements_text(asked->'words') with ordinality as w(word, word_place)
      where search_fits(search_tree(asked->'tree', ${reader}, true, 2), 2)
        -- Searches ignore a stop word ('the', 'of') beside other words.
        and (${root.kind !== 'all'} or numnode(plainto_tsquery(search_config(${reader}), search_text(w.word))) > 0)
      group by w.word
    )
    select a.word, array_agg(s.word order by s.language <> ${reader}, s.place, s.word) as synonyms
    from asked a cross join lateral (
      select distinct on (lower(s.word)) s.word, s.language,
        array_position(array['da', 'sv', 'nb', 'en'], s.language) * 1000 + s.group_id as place
      from unnest(search_spellings(a.word)) as spelling, search_synonyms(spelling, ${reader}) as s
      -- Leave out a synonym that the search finds anyway as a form of the word.
      where (search_words(s.language, s.word) @@ a.alone) is not true
      order by lower(s.word), s.language <> ${reader}, place
    ) s
    group by a.word, a.place order by a.place`.execute(db)
  return rows
}
