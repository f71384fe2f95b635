import type { Kysely } from 'kysely'
import { hashSecret } from '../../accounts/auth/secrets'
import { localityOf } from '../../reference/domains'
import type { LanguageCode } from '../../reference/languages'
import { languageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { isShared } from '../isShared'

export interface CalendarFeed {
  readonly id: number
  readonly userId: number
  readonly subscriberId: number
  readonly listId: number | null
  readonly agentId: number | null
  /**
   * The name of the list or the agent (saved search) of the feed. Null for a feed about all lists and agents
   * of the user.
   */
  readonly name: string | null
  readonly domainId: number
  /** When the current address was made, RFC 3339. */
  readonly created: string
  /** When the current address was last read, RFC 3339, at most an hour behind. */
  readonly lastRead: string | null
  readonly timeZone: string
  readonly language: LanguageCode
}

/**
 * Finds the calendar feed with a secret. Returns null for an unknown secret, or if the list or agent (a saved
 * search) is no longer shared with the user.
 */
export async function findFeed(db: Kysely<Database>, secret: string): Promise<CalendarFeed | null> {
  const row = await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users', 'users.id', 'f.user_id')
    .leftJoin('lists', 'lists.id', 'f.list_id')
    .leftJoin('agents', 'agents.id', 'f.agent_id')
    .select([
      'f.id',
      'f.user_id as userId',
      'users.subscriber_id as subscriberId',
      'f.list_id as listId',
      'f.agent_id as agentId',
      'f.domain_id as domainId',
      'f.created',
      'f.last_read as lastRead',
      'users.language_id as languageId',
      'lists.name as listName',
      'agents.name as agentName',
    ])
    .where('f.hash', '=', hashSecret(secret))
    .where(isShared('f'))
    .executeTakeFirst()
  if (row === undefined) return null
  const { languageId, listName, agentName, ...feed } = row
  return {
    ...feed,
    name: listName ?? agentName,
    timeZone: localityOf(feed.domainId).timeZone,
    language: languageCode(languageId),
  }
}
