import { loadContract } from '../contract/loadContract'
import type { OperationId } from '../Operation'
import { handlers } from './handlers'

export function listMissingOperations(): OperationId[] {
  return loadContract()
    .map(({ id }) => id)
    .filter((id) => handlers[id] === undefined)
}
