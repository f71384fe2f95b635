import { deleteAgent } from '../../agents/deleteAgent'
import type { Handler } from '../../app/Operation'

/**
 * Deletes a procurement agent for all who share it.
 *
 * @source specification 4
 */
export const deleteProcurementAgent: Handler<'deleteProcurementAgent'> = (call) =>
  deleteAgent(call, 'procurement', call.path.id)
