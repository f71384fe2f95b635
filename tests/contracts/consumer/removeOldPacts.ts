import { rmSync } from 'node:fs'

import { pactFolder } from '../pactFile'

/** Starts from nothing, since Pact only adds: what no test asks for any more would stay for ever. */
export function setup(): void {
  rmSync(pactFolder, { recursive: true, force: true })
}
