import { getAgent } from '../../agents/getAgent'
import type { Handler } from '../../app/Operation'

/**
 * Answers a project agent of the caller.
 *
 * @source specification 3
 */
export const getProjectAgent: Handler<'getProjectAgent'> = (call) => getAgent(call, 'project', call.path.id)
