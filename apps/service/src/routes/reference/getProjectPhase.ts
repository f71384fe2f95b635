import type { Handler } from '../../app/Operation'
import { found } from '../../app/found'
import { projectPhases } from '../../reference/projectPhases'
import { phaseIn } from '../../responses/phaseIn'

/**
 * Answers one of the phases of projects.
 *
 * @source specification 3
 */
export const getProjectPhase: Handler<'getProjectPhase'> = async ({ path, language }) =>
  phaseIn(
    found(
      projectPhases.find(({ id }) => id === path.id),
      'phase',
    ),
    language,
  )
