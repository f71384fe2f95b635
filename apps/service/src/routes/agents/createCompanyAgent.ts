import { saveAgent } from '../../agents/saveAgent'
import type { Handler } from '../../app/Operation'

/**
 * Saves a new company agent.
 *
 * @source specification 4
 */
export const createCompanyAgent: Handler<'createCompanyAgent'> = (call) =>
  saveAgent(call, 'company', null, call.body)
