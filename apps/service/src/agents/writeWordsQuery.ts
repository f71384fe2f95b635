import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * Computes the `tsquery` of agents (saved searches) from their words and the current synonyms. The service
 * writes it to a plain column, so that restoring a backup needs no function of ours (ADR 59).
 *
 * @param agentId the only agent, or null for all agents with words
 */
export async function writeWordsQuery<Tables>(trx: Kysely<Tables>, agentId: number | null): Promise<void> {
  const isWritten = agentId === null ? sql`words is not null` : sql`id = ${agentId}`
  await sql`
    update agents set words_query = case when words is null then null
      when text_tree is not null then search_tree(text_tree, reader, true)
      when not text_is_checked then search_query(words, reader) end
    where ${isWritten}`.execute(trx)
}
