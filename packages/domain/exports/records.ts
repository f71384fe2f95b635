export { keysOf } from '../src/records/keysOf'
export { recordOf } from '../src/records/recordOf'
