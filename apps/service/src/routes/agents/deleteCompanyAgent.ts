import { deleteAgent } from '../../agents/deleteAgent'
import type { Handler } from '../../app/Operation'

/**
 * Deletes a company agent for all who share it.
 *
 * @source specification 4
 */
export const deleteCompanyAgent: Handler<'deleteCompanyAgent'> = (call) =>
  deleteAgent(call, 'company', call.path.id)
