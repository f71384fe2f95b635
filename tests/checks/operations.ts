import { listMissingOperations } from '@spadestik/service/operations'

/** Lists the operations of the contract that the service answers with 501. */
const missing = listMissingOperations()
console.log(
  missing.length === 0
    ? 'Every operation of the contract is answered.'
    : `${missing.length} operations of the contract still answer 501:\n  ${missing.join('\n  ')}`,
)
