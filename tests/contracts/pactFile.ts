import { join } from 'node:path'

/** Whose needs the pact states. */
export const consumer = 'spadestik-web'

/** Who must meet them. */
export const provider = 'spadestik-service'

/** The pact that is committed: providers verify it. */
export const pactFile = join(import.meta.dirname, 'pacts', `${consumer}-${provider}.json`)

/** Where the consumer's tests write what they need now, each file and operation a pact of its own. */
export const freshPactFolder = join(import.meta.dirname, '../node_modules/.cache/contracts')
