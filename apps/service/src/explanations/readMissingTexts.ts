import type { QueryNode } from '@spadestik/domain/query'
import { parseQuery, printQuery } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { TextScope } from '../search/text/fieldConditions'
import { isTextOnly } from '../search/text/textColumns'
import { treeCondition } from '../search/text/treeCondition'
import type { Database } from '../storage/Database'
import { isJoining } from '../words/asked/queryOf'
import { readAsking } from '../words/asked/readAsking'
import { splitIntoTerms } from '../words/asked/terms'
import type { Asking } from '../words/asked/wordQuery'

/**
 * Splits a query into the parts that an item must match. Alternatives, such as `a OR b`, are one part, and so is
 * a term of several words that has synonyms, such as `town hall`.
 */
function partsOf(root: QueryNode, { words: asked }: Asking): readonly QueryNode[] {
  if (root.kind !== 'all') return [root]
  const words = root.parts.filter((part) => part.kind === 'word')
  const run = words.map(({ word }) => word)
  const terms = new Map<QueryNode, QueryNode>()
  for (const { words: own } of splitIntoTerms(run, asked)) {
    const parts = words.splice(0, own.length)
    const [first, ...more] = parts
    if (first !== undefined) terms.set(first, more.length === 0 ? first : { kind: 'all', parts })
  }
  // A term stands where its first word stood.
  return root.parts.flatMap((part) => (part.kind === 'word' ? (terms.get(part) ?? []) : [part]))
}

/**
 * Returns the condition that an item matches a part of a text. A joining word ('the', 'of') next to other words
 * is always matched, because searches ignore it.
 */
function partMet(part: QueryNode, parts: readonly QueryNode[], scope: TextScope) {
  const isIgnored =
    part.kind === 'word' &&
    isJoining(part.word, scope.asking.reader) &&
    parts.some((other) => other !== part && isTextOnly(other))
  return isIgnored ? sql`true` : sql`(${treeCondition(part, scope)}) is true`
}

/**
 * Reads which parts of agents' free texts an item does not match. The text of an agent can match more words
 * today than its stored query, which was generated when the agent was saved (ADR 40). So the result can be
 * empty even if the item does not match the query.
 *
 * @param texts the free texts of agents and the languages in which the agents search
 */
export async function readMissingTexts(
  db: Kysely<Database>,
  itemId: number,
  texts: readonly { readonly text: string; readonly reader: LanguageCode }[],
  scope: Omit<TextScope, 'asking'>,
  language: LanguageCode,
): Promise<string[][]> {
  const parts: (readonly QueryNode[])[] = []
  const conditions = []
  for (const { text, reader } of texts) {
    const { root } = parseQuery(text)
    const asking = await readAsking(db, root === null ? [] : [root], reader)
    const own = root === null ? [] : partsOf(root, asking)
    parts.push(own)
    conditions.push(...own.map((part) => partMet(part, own, { ...scope, asking })))
  }
  if (conditions.length === 0) return parts.map(() => [])
  const { rows } = await sql<{ met: readonly boolean[] }>`
    select array[${sql.join(conditions)}] as met
    from ${sql.table(`${scope.itemType}_search`)} s where s.id = ${itemId}`.execute(db)
  const met = rows[0]?.met ?? []
  let next = 0
  return parts.map((ofText) =>
    ofText.flatMap((part) => {
      next += 1
      return met[next - 1] === false ? [printQuery({ root: part, ignoredWords: 0 }, language)] : []
    }),
  )
}
