import type { Handler } from '../../app/Operation'
import { roles } from '../../reference/roles'
import { roleIn } from '../../responses/roleIn'

/**
 * Answers the roles that companies have in items.
 *
 * @source specification 3
 */
export const getRoles: Handler<'getRoles'> = async ({ language }) =>
  roles.flatMap(({ id }) => roleIn(id, language) ?? [])
