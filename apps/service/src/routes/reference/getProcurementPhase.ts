import type { Handler } from '../../app/Operation'
import { found } from '../../app/found'
import { procurementPhases } from '../../reference/procurementPhases'
import { phaseIn } from '../../responses/phaseIn'

/**
 * Answers one of the phases of procurements.
 *
 * @source specification 3
 */
export const getProcurementPhase: Handler<'getProcurementPhase'> = async ({ path, language }) =>
  phaseIn(
    found(
      procurementPhases.find(({ id }) => id === path.id),
      'phase',
    ),
    language,
  )
