import type { Handler } from '../../app/Operation'
import { found } from '../../app/found'
import { roleIn } from '../../responses/roleIn'

/**
 * Answers one role.
 *
 * @source specification 3
 */
export const getRole: Handler<'getRole'> = async ({ path, language }) =>
  found(roleIn(path.id, language), 'role')
