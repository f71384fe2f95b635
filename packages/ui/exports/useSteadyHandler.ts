export { useSteadyHandler } from '../src/data/ResultTable/useSteadyHandler'
