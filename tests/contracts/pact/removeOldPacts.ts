import { rmSync } from 'node:fs'
import { freshPactFolder } from '../pactFile'

/**
 * Deletes the pacts of earlier runs. Pact only adds interactions to a file, so interactions of deleted tests
 * would remain there.
 */
export function setup(): void {
  rmSync(freshPactFolder, { recursive: true, force: true })
}
