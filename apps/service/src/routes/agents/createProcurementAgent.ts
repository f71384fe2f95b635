import { saveAgent } from '../../agents/saveAgent'
import type { Handler } from '../../app/Operation'

/**
 * Saves a new procurement agent.
 *
 * @source specification 4
 */
export const createProcurementAgent: Handler<'createProcurementAgent'> = (call) =>
  saveAgent(call, 'procurement', null, call.body)
