import { saveAgent } from '../../agents/saveAgent'
import type { Handler } from '../../app/Operation'

/**
 * Replaces a company agent as a whole.
 *
 * @source specification 4
 */
export const updateCompanyAgent: Handler<'updateCompanyAgent'> = (call) =>
  saveAgent(call, 'company', call.path.id, call.body)
