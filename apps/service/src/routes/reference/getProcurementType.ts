import type { Handler } from '../../app/Operation'
import { found } from '../../app/found'
import { procurementTypes } from '../../reference/procurementTypes'

/**
 * Answers one form of procurement.
 *
 * @source specification 3
 */
export const getProcurementType: Handler<'getProcurementType'> = async ({ path, language }) => {
  const { id, names } = found(
    procurementTypes.find((type) => type.id === path.id),
    'form of procurement',
  )
  return { id, name: names[language] }
}
