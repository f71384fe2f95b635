import { rmSync } from 'node:fs'
import { freshPactFolder } from '../pactFile'

/** Starts from nothing, since Pact only adds: what no test asks for any more would stay for ever. */
export function setup(): void {
  rmSync(freshPactFolder, { recursive: true, force: true })
}
