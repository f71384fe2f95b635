import { deleteAgent } from '../../agents/deleteAgent'
import type { Handler } from '../../app/Operation'

/**
 * Deletes a project agent for all who share it.
 *
 * @source specification 4
 */
export const deleteProjectAgent: Handler<'deleteProjectAgent'> = (call) =>
  deleteAgent(call, 'project', call.path.id)
