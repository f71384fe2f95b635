import type { Handler } from '../../app/Operation'
import { found } from '../../app/found'
import { viewOf } from '../../app/viewOf'
import { readProcurement } from '../../responses/readProcurement'

/**
 * Answers a procurement, as far as the caller may see it.
 *
 * @source specification 2
 */
export const getProcurement: Handler<'getProcurement'> = async (call) =>
  found(await readProcurement(call.db, call.path.id, viewOf(call)), 'procurement')
