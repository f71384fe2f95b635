import type { Handler } from '../../app/Operation'
import { found } from '../../app/found'
import { viewOf } from '../../app/viewOf'
import { readCompany } from '../../responses/readCompany'

/**
 * Answers a company, as far as the caller may see it.
 *
 * @source specification 2
 */
export const getCompany: Handler<'getCompany'> = async (call) =>
  found(await readCompany(call.db, call.path.id, viewOf(call)), 'company')
