export { courseOf, phaseSteps } from '../src/phase/phaseSteps'
export type { OrderedPhase } from '../src/phase/phaseSteps'
