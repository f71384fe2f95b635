export { inLayer } from '../src/styles/inLayer'
