import { getAgent } from '../../agents/getAgent'
import type { Handler } from '../../app/Operation'

/**
 * Answers a company agent of the caller.
 *
 * @source specification 3
 */
export const getCompanyAgent: Handler<'getCompanyAgent'> = (call) => getAgent(call, 'company', call.path.id)
