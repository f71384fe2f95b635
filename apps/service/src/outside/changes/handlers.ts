import { findAgent } from '../../agents/findAgent'
import { userOf } from '../../contract/Caller'
import type { Handler } from '../../contract/Operation'
import { Problem } from '../../contract/Problem'
import { viewOf } from '../../contract/View'
import { findList } from '../../items/lists/findList'
import { lastSettledId } from '../../ledger/commitOrder'
import { readLedgerEra } from '../../storage/backup/ledgerEra'
import { cursorOf, idOfCursor } from './changeCursor'
import { readChanges } from './readChanges'

const usualLimit = 100

export const getChanges: Handler<'getChanges'> = async (call) => {
  const { db, caller, query } = call
  const { after, start, itemType = null, agentId, listId, limit = usualLimit } = query
  const user = userOf(caller)
  if (agentId !== undefined && listId !== undefined) {
    throw new Problem(
      'badRequest',
      'Changes are those of an agent or of a list, so nothing was read. Leave agentId or listId out.',
      [{ path: '/query/listId', message: 'must not be given with agentId' }],
    )
  }
  const agent = agentId === undefined ? null : await findAgent(db, agentId, user.id)
  if (listId !== undefined) await findList(db, listId, user.id)
  const era = await readLedgerEra(db)
  const first = async () => (start === 'now' ? lastSettledId(db) : 0)
  const page = await readChanges(db, viewOf(call), {
    after: after === undefined ? await first() : idOfCursor(after, era),
    limit,
    itemType,
    listId: listId ?? null,
    agent,
  })
  return { changes: [...page.changes], next: cursorOf(era, page.readTo), hasMore: page.hasMore }
}
