import { defaultMailTime } from '@spadestik/domain/agents'
import type { Schemas } from '@spadestik/api-client/schema'

/**
 * A list that was saved for colleagues without oneself: it can no longer be read, so the answer is what was sent.
 *
 * @source specification 4
 */
export function listAsSaved(
  id: number,
  { name, projects, procurements, companies, paUserIds, mailTime = defaultMailTime }: Schemas['ListDraft'],
  currency: string,
  now: Date,
): Schemas['List'] {
  return {
    id,
    name: name.trim(),
    projects,
    procurements,
    companies,
    paUserIds,
    mailTime,
    budgetSum: null,
    currency,
    lastUpdated: now.toISOString(),
    lastSeen: null,
  }
}
