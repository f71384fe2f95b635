export { listMissingOperations } from '../src/app/listMissingOperations'
