export { listMissingOperations } from '../src/http/operations/listMissingOperations'
