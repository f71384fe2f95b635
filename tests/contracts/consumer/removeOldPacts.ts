import { rmSync } from 'node:fs'
import { freshPactFolder } from '../pactFile'

/**
 * Deletes the pacts of earlier runs. Pact only adds interactions, so interactions of deleted tests would
 * otherwise remain.
 */
export function setup(): void {
  rmSync(freshPactFolder, { recursive: true, force: true })
}
