import type { All, QueryNode } from '@spadestik/domain/query'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import { queryOf } from '../words/asked/queryOf'
import { readAsking } from '../words/asked/readAsking'
import { printTextQuery } from '../words/asked/TextQuery'

interface AgentRow {
  readonly id: number
  readonly reader: LanguageCode
  readonly words: readonly string[]
  readonly tree: QueryNode | null
  readonly isChecked: boolean
}

/** How many agents are read at once. A long list of words would make the questions to the database long. */
const agentsAtOnce = 200

function nodeOf({ words, tree, isChecked }: AgentRow): QueryNode | null {
  if (tree !== null) return tree
  if (isChecked || words.length === 0) return null
  return { kind: 'all', parts: words.map((word) => ({ kind: 'word', word })) } satisfies All
}

async function writeQueries(trx: Transaction<Database>, agents: readonly AgentRow[]): Promise<void> {
  const queries = []
  for (const [reader, own] of Map.groupBy(agents, (agent) => agent.reader)) {
    const asked = own.map((agent) => ({ id: agent.id, node: nodeOf(agent) }))
    const asking = await readAsking(
      trx,
      asked.flatMap(({ node }) => node ?? []),
      reader,
    )
    for (const { id, node } of asked) {
      const query = node === null ? null : queryOf(node, asking).query
      queries.push({ id, query: query === null ? null : printTextQuery(query) })
    }
  }
  await sql`
    update agents a set words_query = q.query::tsquery::text
    from jsonb_to_recordset(${JSON.stringify(queries)}::jsonb) as q(id integer, query text)
    where q.id = a.id`.execute(trx)
}

/**
 * Computes the `tsquery` of agents (saved searches) from their words, the lexicons and the current synonyms.
 *
 * @param agentId the only agent, or null for all agents with words
 */
export async function writeWordsQuery(trx: Transaction<Database>, agentId: number | null): Promise<void> {
  if (agentId !== null)
    await sql`update agents set words_query = null where id = ${agentId} and words is null`.execute(trx)
  let last = 0
  for (;;) {
    const { rows } = await sql<AgentRow>`
      select id, reader, words, text_tree as tree, text_is_checked as "isChecked" from agents
      where words is not null and id > ${last} and ${agentId === null ? sql`true` : sql`id = ${agentId}`}
      order by id limit ${sql.lit(agentsAtOnce)}`.execute(trx)
    const end = rows.at(-1)
    if (end === undefined) return
    await writeQueries(trx, rows)
    last = end.id
  }
}
