import { globSync } from 'node:fs'
import { join } from 'node:path'
import { freshPactFolder, type Consumer } from '../pactFile'
import { readPact, type Pact } from './readPact'

/**
 * Reads all pacts that the last run of a consumer's tests wrote, and joins them into one.
 *
 * @throws Error if there are none
 */
export function readFreshPact(consumer: Consumer): Pact {
  const cwd = join(freshPactFolder, consumer)
  const pacts = globSync('**/*.json', { cwd }).map((file) => readPact(join(cwd, file)))
  const [first] = pacts
  if (first === undefined) {
    throw new Error(
      `The tests of ${consumer} have written no pact. Run them first, as pnpm test:contract does.`,
    )
  }
  return { ...first, interactions: pacts.flatMap(({ interactions }) => interactions) }
}
