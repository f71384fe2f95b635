import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { readNotes } from '../../responses/readNotes'

/**
 * Answers the notes on a procurement that the caller may see, newest first.
 *
 * @source specification 7
 */
export const getProcurementNotes: Handler<'getProcurementNotes'> = async ({ db, caller, path }) => {
  found(
    await db.selectFrom('procurements').select('id').where('id', '=', path.id).executeTakeFirst(),
    'procurement',
  )
  return readNotes(db, caller, 'procurement_id', path.id)
}
