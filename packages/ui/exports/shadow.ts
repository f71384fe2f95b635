export { shadow } from '../src/styles/tokens.gen'
