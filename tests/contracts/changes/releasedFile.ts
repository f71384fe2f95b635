import { join } from 'node:path'
import { contractFolder } from '../contract/Contract'

export const releasedFile = join(contractFolder, 'released.json')
