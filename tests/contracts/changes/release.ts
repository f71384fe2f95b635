import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractFolder, readContract } from '../contract/Contract'
import { releasedFile } from './releasedFile'

/**
 * This script stores the current contract as the contract of the last release, with which later contracts are
 * compared.
 */
copyFileSync(join(contractFolder, 'bundle.json'), releasedFile)
console.log(
  `openapi/released.json is now version ${readContract(releasedFile).info.version}. Commit it with the release.`,
)
