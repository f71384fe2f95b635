import { globSync } from 'node:fs'
import { join } from 'node:path'
import { freshPactFolder } from '../pactFile'
import { readPact, type Pact } from './readPact'

/**
 * Reads what the consumer's tests wrote last, all of it as one pact.
 *
 * @throws Error where they have written nothing.
 */
export function readFreshPact(): Pact {
  const pacts = globSync('**/*.json', { cwd: freshPactFolder }).map((file) =>
    readPact(join(freshPactFolder, file)),
  )
  const [first] = pacts
  if (first === undefined) {
    throw new Error(
      'The tests of the consumer have written no pact. Run them first, as pnpm test:contract does.',
    )
  }
  return { ...first, interactions: pacts.flatMap(({ interactions }) => interactions) }
}
