export { listMissingOperations } from '../src/server/operations/listMissingOperations'
