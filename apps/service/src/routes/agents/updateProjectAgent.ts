import { saveAgent } from '../../agents/saveAgent'
import type { Handler } from '../../app/Operation'

/**
 * Replaces a project agent as a whole.
 *
 * @source specification 4
 */
export const updateProjectAgent: Handler<'updateProjectAgent'> = (call) =>
  saveAgent(call, 'project', call.path.id, call.body)
