import { handlers } from './handlers'
import { loadContract } from '../contract/loadContract'
import type { OperationId } from '../Operation'

/** Names the operations of the contract that this service does not answer yet. */
export function listMissingOperations(): OperationId[] {
  return loadContract()
    .map(({ id }) => id)
    .filter((id) => handlers[id] === undefined)
}
