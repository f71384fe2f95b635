import type { Handler } from '../../app/Operation'
import { projectPhases } from '../../reference/projectPhases'
import { phaseIn } from '../../responses/phaseIn'

/**
 * Answers the phases of projects in their order.
 *
 * @source specification 3
 */
export const getProjectPhases: Handler<'getProjectPhases'> = async ({ language }) =>
  projectPhases.map((phase) => phaseIn(phase, language))
