import { loadContract } from '../../contract/loadContract'
import type { OperationId } from '../../contract/Operation'
import { handlers } from './handlers'

export function listMissingOperations(): OperationId[] {
  return loadContract()
    .map(({ id }) => id)
    .filter((id) => handlers[id] === undefined)
}
