import { may } from '@spadestik/domain/access'
import { sql } from 'kysely'
import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { Problem } from '../../app/Problem'
import { viewOf } from '../../app/viewOf'
import { readUpdates } from '../../updates/readUpdates'
import { requireView } from '../../updates/requireView'

/**
 * Answers an update.
 *
 * @throws Problem `forbidden` for one of a procurement without a paid product.
 * @source specification 7
 */
export const getUpdate: Handler<'getUpdate'> = async (call) => {
  const { db, caller, path } = call
  const [first] = await readUpdates(db, viewOf(call), sql`u.id = ${path.id}`)
  const update = found(first, 'update')
  if (update.projectId !== null) await requireView(db, caller, update.projectId)
  else if (!may(caller, 'readProcurementUpdates')) {
    throw new Problem(
      'forbidden',
      'Updates of procurements are not part of your product, so this one is not shown. Ask for another subscription.',
    )
  }
  return update
}
