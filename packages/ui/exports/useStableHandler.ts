export { useStableHandler } from '../src/data/ResultTable/useStableHandler'
