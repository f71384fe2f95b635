import { handlers } from './handlers'
import { loadContract } from '../contract/loadContract'
import type { OperationId } from '../Operation'

/** Lists the operations of the contract that this service does not implement. */
export function listMissingOperations(): OperationId[] {
  return loadContract()
    .map(({ id }) => id)
    .filter((id) => handlers[id] === undefined)
}
