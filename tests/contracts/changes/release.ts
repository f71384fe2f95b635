import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractFolder, readContract } from '../contract/Contract'
import { releasedFile } from './releasedFile'

/** Stores the contract as that of the last release, with which later contracts are compared. */
copyFileSync(join(contractFolder, 'bundle.json'), releasedFile)
console.log(
  `openapi/released.json is now version ${readContract(releasedFile).info.version}. Commit it with the release.`,
)
