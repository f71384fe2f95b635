import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractFolder, readContract } from '../contract/Contract'
import { releasedFile } from './releasedFile'

/** Keeps the contract as the one that was released last, which later ones are compared with. */
copyFileSync(join(contractFolder, 'bundle.json'), releasedFile)
console.log(
  `openapi/released.json is version ${readContract(releasedFile).info.version} now. Commit it with the release.`,
)
