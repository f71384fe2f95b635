export { limits } from '../src/limits/limits'
