import { rmSync } from 'node:fs'
import { freshPactFolder } from '../pactFile'

/** Deletes the pacts of earlier runs. Pact only adds, so removed interactions would otherwise stay. */
export function setup(): void {
  rmSync(freshPactFolder, { recursive: true, force: true })
}
