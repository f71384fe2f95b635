import { saveAgent } from '../../agents/saveAgent'
import type { Handler } from '../../app/Operation'

/**
 * Replaces a procurement agent as a whole.
 *
 * @source specification 4
 */
export const updateProcurementAgent: Handler<'updateProcurementAgent'> = (call) =>
  saveAgent(call, 'procurement', call.path.id, call.body)
