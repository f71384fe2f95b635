export { keysOf, recordOf } from '../src/records/keysOf'
