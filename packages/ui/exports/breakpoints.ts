export { below, breakpoints, from } from '../src/styles/breakpoints'
export type { Breakpoint } from '../src/styles/breakpoints'
