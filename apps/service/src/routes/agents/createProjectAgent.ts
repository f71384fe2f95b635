import { saveAgent } from '../../agents/saveAgent'
import type { Handler } from '../../app/Operation'

/**
 * Saves a new project agent.
 *
 * @source specification 4
 */
export const createProjectAgent: Handler<'createProjectAgent'> = (call) =>
  saveAgent(call, 'project', null, call.body)
