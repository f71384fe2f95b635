import type { Schemas } from '@spadestik/api-client/schema'
import type { QueryNode } from '@spadestik/domain/query'
import { parseQuery, termsOf } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import { isJoining, queryOf } from '../words/asked/queryOf'
import type { Synonym } from '../words/asked/synonymsOf'
import { readAsking } from '../words/asked/readAsking'
import { runsOf, splitIntoTerms } from '../words/asked/terms'
import type { TextQuery } from '../words/asked/TextQuery'
import { matchesLexemes } from '../words/asked/TextQuery'
import { lexemesOfWord, noLearnedParts } from '../words/documents/createDocument'
import { wordsOf } from '../words/letters/letters'
import { wordLanguages } from '../words/letters/wordLanguages'
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

/** Returns the words of a query for which synonyms count. An exclusion looks for the word alone. */
const wordsIn = (root: QueryNode) =>
  termsOf({ root, ignoredWords: 0 }).flatMap(({ term, isExcluded }) => {
    const value = term.kind === 'field' ? term.value : term
    return value.kind === 'word' && !isExcluded ? [value.word] : []
  })

/** Whether a text has a word or phrase in one of its forms. */
const isForm = (query: TextQuery, { word, language }: Synonym) => {
  const words = wordsOf(word)
  const [only] = words
  return (
    words.length === 1 &&
    only !== undefined &&
    matchesLexemes(query, new Set(lexemesOfWord(only, language, noLearnedParts)))
  )
}

const placeOf = ({ language, group }: Synonym) => wordLanguages.indexOf(language) * 1000 + group

/** Synonyms in the reader's language come first, and then those of the other languages, by their groups. */
function inOrder(synonyms: readonly Synonym[], reader: LanguageCode): string[] {
  const sorted = synonyms.toSorted(
    (a, b) =>
      Number(a.language !== reader) - Number(b.language !== reader) ||
      placeOf(a) - placeOf(b) ||
      (a.word < b.word ? -1 : 1),
  )
  return [...Map.groupBy(sorted, ({ word }) => word.toLowerCase()).values()].flatMap(
    ([first]) => first?.word ?? [],
  )
}

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
  const asking = await readAsking(db, [root], reader)
  const wide = searchedTrees(root).filter((tree) => queryOf(tree, asking).width === 2)
  const terms = wide
    .flatMap(runsOf)
    .flatMap((run) => splitIntoTerms(run, asking.words))
    .flatMap(({ words: own, synonyms }) =>
      synonyms.length === 0 ? [] : [{ word: own.join(' '), synonyms: inOrder(synonyms, reader) }],
    )
  const words = [...new Set(wide.flatMap(wordsIn))].flatMap((word) => {
    // Searches ignore a joining word ('the', 'of') beside other words.
    if (root.kind === 'all' && isJoining(word, reader)) return []
    const alone = queryOf({ kind: 'word', word }, asking, 1).query
    const [only, ...others] = wordsOf(word)
    if (only === undefined || others.length > 0 || alone === null) return []
    // Leave out a synonym that the search finds anyway as a form of the word.
    const synonyms = (asking.words.get(only)?.synonyms ?? []).filter((synonym) => !isForm(alone, synonym))
    return synonyms.length === 0 ? [] : [{ word, synonyms: inOrder(synonyms, reader) }]
  })
  return [...words, ...new Map(terms.map((term) => [term.word, term])).values()]
}
