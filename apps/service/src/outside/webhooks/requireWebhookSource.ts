import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { findAgent } from '../../agents/findAgent'
import { Problem } from '../../contract/Problem'
import { findList } from '../../items/lists/findList'
import type { Database } from '../../storage/Database'

/**
 * Checks that a webhook is about a list or an agent of the user.
 *
 * @throws Problem `badRequest` when it is about both or neither, `notFound` when it is not the user's.
 */
export async function requireWebhookSource(
  db: Kysely<Database>,
  { listId, agentId }: Pick<Schemas['WebhookDraft'], 'listId' | 'agentId'>,
  userId: number,
): Promise<void> {
  if ((listId === null) === (agentId === null)) {
    throw new Problem(
      'badRequest',
      'A webhook is about one list or one agent, so none was made. Send one of the two ids, and null for the other.',
      [
        {
          path: '/body/agentId',
          message: listId === null ? 'is missing' : 'must be null, because listId is set',
        },
      ],
    )
  }
  if (listId !== null) await findList(db, listId, userId)
  if (agentId !== null) await findAgent(db, agentId, userId)
}
