import { globSync } from 'node:fs'
import { join } from 'node:path'
import { freshPactFolder } from '../pactFile'
import { readPact, type Pact } from './readPact'

/**
 * Reads the pacts of the last run of the consumer's tests as one pact.
 *
 * @throws Error when there are none.
 */
export function readFreshPact(): Pact {
  const pacts = globSync('**/*.json', { cwd: freshPactFolder }).map((file) =>
    readPact(join(freshPactFolder, file)),
  )
  const [first] = pacts
  if (first === undefined) {
    throw new Error("The consumer's tests have written no pact. Run them first, as pnpm test:contract does.")
  }
  return { ...first, interactions: pacts.flatMap(({ interactions }) => interactions) }
}
