import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import { allOf } from '../filters/allOf'
import { textConditions } from '../search/conditions/textConditions'
import type { Database } from '../storage/Database'
import type { OpenMatch, UncheckedMatch } from './OpenMatch'

interface Checked {
  readonly id: number
  readonly isPaid: boolean
  readonly isOpen: boolean
}

interface AgentText {
  readonly id: number
  readonly text: string
  readonly reader: LanguageCode
}

async function checkText(
  db: Kysely<Database>,
  { text, reader }: AgentText,
  matches: readonly UncheckedMatch[],
): Promise<OpenMatch[]> {
  const itemType = matches[0]?.agentType ?? 'project'
  const meets = async (seesPaidDetails: boolean) => {
    const search = { itemType, language: reader, seesPaidDetails }
    const { conditions } = await textConditions(db, text, 'normal', search)
    return sql`(${allOf(conditions)}) is true`
  }
  const [isPaid, isOpen] = [await meets(true), await meets(itemType === 'company')]
  const itemIds = [...new Set(matches.map(({ itemId }) => itemId))]
  const { rows } = await sql<Checked>`
    select s.id, ${isPaid} as "isPaid", ${isOpen} as "isOpen"
    from ${sql.table(`${itemType}_search`)} s where s.id = any(${itemIds}::integer[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return matches.map((match) => {
    const met = byId.get(match.itemId)
    return {
      ...match,
      isPaid: match.isPaid && met?.isPaid === true,
      isOpen: match.isOpen && met?.isOpen === true,
    }
  })
}

/**
 * Compares items with those free texts of agents (saved searches) that contain fields, such as
 * `place:Aarhus`, and leaves out wrong matches. Other free texts need no check, because a `tsquery` expresses
 * them completely (ADR 35).
 *
 * @param matches matches of agents of the same type
 */
export async function checkTexts(
  db: Kysely<Database>,
  matches: readonly UncheckedMatch[],
): Promise<OpenMatch[]> {
  const unchecked = Map.groupBy(
    matches.filter(({ isUnchecked }) => isUnchecked),
    ({ agentId }) => agentId,
  )
  const checked: OpenMatch[] = matches.filter(({ isUnchecked }) => !isUnchecked)
  if (unchecked.size === 0) return checked
  const { rows } = await sql<AgentText>`
    select id, filters->>'freeSearch' as text, reader from agents
    where id = any(${[...unchecked.keys()]}::integer[])`.execute(db)
  for (const agents of Map.groupBy(rows, ({ text, reader }) => `${reader} ${text}`).values()) {
    const [first] = agents
    const own = agents.flatMap(({ id }) => unchecked.get(id) ?? [])
    if (first === undefined) continue
    // Do not pass all matches to one `push` call. There can be more matches than a call can have arguments.
    for (const match of await checkText(db, first, own)) checked.push(match)
  }
  return checked.filter(({ isPaid, isOpen }) => isPaid || isOpen)
}
