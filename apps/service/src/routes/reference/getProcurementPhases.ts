import type { Handler } from '../../app/Operation'
import { procurementPhases } from '../../reference/procurementPhases'
import { phaseIn } from '../../responses/phaseIn'

/**
 * Answers the phases of procurements in their order.
 *
 * @source specification 3
 */
export const getProcurementPhases: Handler<'getProcurementPhases'> = async ({ language }) =>
  procurementPhases.map((phase) => phaseIn(phase, language))
