import { loadContract } from '../contract/loadContract'
import type { OperationId } from '../Operation'
import { handlers } from './handlers'

/** Lists the operations of the contract that this service does not implement. */
export function listMissingOperations(): OperationId[] {
  return loadContract()
    .map(({ id }) => id)
    .filter((id) => handlers[id] === undefined)
}
