import { getAgent } from '../../agents/getAgent'
import type { Handler } from '../../app/Operation'

/**
 * Answers a procurement agent of the caller.
 *
 * @source specification 3
 */
export const getProcurementAgent: Handler<'getProcurementAgent'> = (call) =>
  getAgent(call, 'procurement', call.path.id)
