export { useSteadyHandler } from '../src/handlers/useSteadyHandler'
