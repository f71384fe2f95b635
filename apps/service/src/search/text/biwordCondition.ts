import type { QueryNode } from '@spadestik/domain/query'
import { sql } from 'kysely'
import { phraseForms, phraseLanguages } from '../../words/asked/queryOf'
import { biwordsOfPhrase } from '../../words/documents/biwords'
import { wordsOf } from '../../words/letters/letters'
import type { TextCondition, TextScope } from './fieldConditions'
import { joined } from './joined'
import { omitted } from './textColumns'
import { treeQuery } from './treeQuery'

type PhraseScope = Pick<TextScope, 'asking' | 'seesPaidDetails'>

/** Requires the biwords of a phrase. Those of some items are not known. */
function phraseCondition(phrase: readonly string[], { asking }: PhraseScope): TextCondition | null {
  const words = phrase.flatMap(wordsOf)
  const languages = phraseLanguages(words, asking)
  const rows = biwordsOfPhrase(
    words.map((word) => [...new Set(languages.flatMap((language) => phraseForms(word, language)))]),
  )
  if (rows.length === 0) return null
  const conditions = rows.map((row) => sql`s.biwords && ${row}::integer[]`)
  return joined([sql`s.biwords is null`, joined(conditions, ' and ')], ' or ')
}

/**
 * Returns a condition that all items with a text meet, and few others, if the text has a phrase. The index on
 * words would find each item that has the words of the phrase anywhere.
 */
export function biwordCondition(node: QueryNode, scope: PhraseScope): TextCondition | null {
  if (node.kind === 'phrase') return phraseCondition(node.words, scope)
  if (node.kind !== 'all' && node.kind !== 'any') return null
  const found = new Map<QueryNode, TextCondition>()
  for (const part of node.parts) {
    const condition = biwordCondition(part, scope)
    if (condition !== null) found.set(part, condition)
  }
  if (found.size === 0) return null
  const other = <Part extends QueryNode>(part: Part) => (found.has(part) ? omitted : part)
  // Both are the same, but the types of their parts are not.
  const others =
    node.kind === 'all'
      ? { ...node, parts: node.parts.map(other) }
      : { ...node, parts: node.parts.map(other) }
  const query = treeQuery(others, scope)
  const rest = query === null ? [] : [sql`s.document @@ ${query}`]
  return joined([...found.values(), ...rest], node.kind === 'all' ? ' and ' : ' or ')
}
