import { join } from 'node:path'
import { contractFolder } from '../contract/Contract'

/** The contract as it was released last. */
export const releasedFile = join(contractFolder, 'released.json')
