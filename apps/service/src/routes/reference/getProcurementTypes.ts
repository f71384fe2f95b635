import type { Handler } from '../../app/Operation'
import { procurementTypes } from '../../reference/procurementTypes'

/**
 * Answers the forms of procurement.
 *
 * @source specification 3
 */
export const getProcurementTypes: Handler<'getProcurementTypes'> = async ({ language }) =>
  procurementTypes.map(({ id, names }) => ({ id, name: names[language] }))
