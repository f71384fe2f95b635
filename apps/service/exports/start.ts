export { runFromTerminal } from '../src/start/runFromTerminal'
export type { Demo } from '../src/start/runFromTerminal'
