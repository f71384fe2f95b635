import { globSync } from 'node:fs'
import { join } from 'node:path'
import { freshPactFolder } from '../pactFile'
import { readPact, type Pact } from './readPact'

/**
 * Reads all pacts that the last run of the consumer's tests wrote, and joins them into one.
 *
 * @throws Error if there are none
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
