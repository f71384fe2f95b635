import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import { allOf } from '../search/allOf'
import { textConditions } from '../search/textConditions'
import type { Database } from '../storage/Database'
import type { OpenMatch, UncheckedMatch } from './OpenMatch'

interface Checked {
  readonly id: number
  readonly isPaid: boolean
  readonly isOpen: boolean
}

async function checkAgent(
  db: Kysely<Database>,
  matches: readonly UncheckedMatch[],
  agent: { readonly text: string; readonly reader: LanguageCode } | undefined,
): Promise<OpenMatch[]> {
  const [first] = matches
  if (agent === undefined || first === undefined) return []
  const { agentType: itemType } = first
  const meets = (seesPaidDetails: boolean) => {
    const scope = { itemType, language: agent.reader, seesPaidDetails }
    return sql`(${allOf(textConditions(agent.text, 'normal', scope).conditions)}) is true`
  }
  const { rows } = await sql<Checked>`
    select s.id, ${meets(true)} as "isPaid", ${meets(itemType === 'company')} as "isOpen"
    from ${sql.table(`${itemType}_search`)} s
    where s.id = any(${matches.map(({ itemId }) => itemId)}::integer[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return matches.map((match) => {
    const text = byId.get(match.itemId)
    return {
      ...match,
      isPaid: match.isPaid && text?.isPaid === true,
      isOpen: match.isOpen && text?.isOpen === true,
    }
  })
}

/**
 * Compares the texts of agents that name fields with their items, by the condition of a search. Agents
 * without fields need no check, because their `tsquery` says everything (ADR 35).
 */
export async function checkTexts(
  db: Kysely<Database>,
  matches: readonly UncheckedMatch[],
): Promise<OpenMatch[]> {
  const unchecked = Map.groupBy(
    matches.filter(({ isUnchecked }) => isUnchecked),
    ({ agentId }) => agentId,
  )
  const done: OpenMatch[] = matches.filter(({ isUnchecked }) => !isUnchecked)
  if (unchecked.size === 0) return done
  const { rows: agents } = await sql<{ id: number; text: string; reader: LanguageCode }>`
    select id, filters->>'freeSearch' as text, reader from agents
    where id = any(${[...unchecked.keys()]}::integer[])`.execute(db)
  for (const [agentId, own] of unchecked) {
    const agent = agents.find(({ id }) => id === agentId)
    done.push(...(await checkAgent(db, own, agent)))
  }
  return done.filter(({ isPaid, isOpen }) => isPaid || isOpen)
}
