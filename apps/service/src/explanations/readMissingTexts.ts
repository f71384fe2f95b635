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

/** Splits a text into the parts that an item must match. Alternatives, such as `a OR b`, are one part. */
function partsOf(text: string): readonly QueryNode[] {
  const { root } = parseQuery(text)
  if (root === null) return []
  return root.kind === 'all' ? root.parts : [root]
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
  const parts = texts.map(({ text }) => partsOf(text))
  const conditions = []
  for (const [index, { reader }] of texts.entries()) {
    const own = parts[index] ?? []
    const asking = await readAsking(db, own, reader)
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
