export { hasDeadlines } from '../src/phase/hasDeadlines'
export { courseOf, phaseSteps } from '../src/phase/phaseSteps'
export type { OrderedPhase } from '../src/phase/phaseSteps'
