import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { agentColumns } from '../../src/agents/agentColumns'
import { inclusionsOf } from '../../src/filters/criteria'
import { completeFilters } from '../../src/agents/completeFilters'
import type { Database } from '../../src/storage/Database'
import { inBatches } from '../../src/storage/inBatches'
import { searchKinds } from './searchKinds'
import { danishTime } from '../../src/testing/search/danishView'

export async function fillAgents(trx: Transaction<Database>, agents: number): Promise<void> {
  await sql`set local session_replication_role = 'replica'`.execute(trx)
  // Skip the first kind of search, which has no filters. Agents without filters would not show the cost of
  // matching.
  const asking = searchKinds.slice(1)
  const numbered = Array.from({ length: agents }, (_one, index) => {
    const kind = asking[index % asking.length]
    return completeFilters('procurement', kind?.filters(index % 200) ?? {})
  })
  for (const batch of inBatches(numbered)) {
    const rows = await trx
      .insertInto('agents')
      .values(
        batch.map((filters) => ({
          type: 'procurement' as const,
          name: 'Agent',
          mail_time: 'daily' as const,
          changed: new Date().toISOString(),
          filters: JSON.stringify(filters),
          ...agentColumns('procurement', filters, { language: 'da', timeZone: danishTime }),
        })),
      )
      .returning('id')
      .execute()
    const inclusions = batch.flatMap((filters, index) =>
      inclusionsOf(filters).map((inclusion) => ({ agent_id: rows[index]?.id ?? 0, ...inclusion })),
    )
    await trx.insertInto('agent_inclusions').values(inclusions).execute()
  }
}
