export { courseOf, phaseSteps } from '../src/phase/phaseSteps'
export type { OrderedPhase, PhaseStep, StepState } from '../src/phase/phaseSteps'
