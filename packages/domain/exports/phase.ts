export { hasDeadlines } from '../src/items/hasDeadlines'
export { courseOf, phaseSteps } from '../src/items/phaseSteps'
export type { OrderedPhase } from '../src/items/phaseSteps'
