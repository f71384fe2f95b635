import { join } from 'node:path'

/** The consumer of the pact. */
export const consumer = 'spadestik-web'

/** The provider of the pact. */
export const provider = 'spadestik-service'

/** The committed pact, which providers verify. */
export const pactFile = join(import.meta.dirname, 'pacts', `${consumer}-${provider}.json`)

/** The folder of the pacts that the consumer's tests write, one per file and operation. */
export const freshPactFolder = join(import.meta.dirname, '../node_modules/.cache/contracts')
