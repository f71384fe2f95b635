import { join } from 'node:path'
import { contractFolder } from '../contract/Contract'

/** The contract of the last release. */
export const releasedFile = join(contractFolder, 'released.json')
