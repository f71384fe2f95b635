import { join } from 'node:path'

export const consumer = 'spadestik-web'

export const provider = 'spadestik-service'

/** The committed pact. Providers are verified with this file. */
export const pactFile = join(import.meta.dirname, 'pacts', `${consumer}-${provider}.json`)

/** The folder in which the consumer's tests write pacts: one per test file and operation. */
export const freshPactFolder = join(import.meta.dirname, '../node_modules/.cache/contracts')

/** A file for some interactions of the pact, which a test verifies alone or in another order. */
export const partPactFile = (name: string): string =>
  join(import.meta.dirname, '../node_modules/.cache/contractParts', `${name}.json`)
