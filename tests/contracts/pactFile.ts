import { join } from 'node:path'

/** Whose needs the pact states. */
export const consumer = 'spadestik-web'

/** Who must meet them. */
export const provider = 'spadestik-service'

const name = `${consumer}-${provider}.json`

/** The pact that is committed: providers verify it. */
export const pactFile = join(import.meta.dirname, 'pacts', name)

/** Where the consumer's tests write what they need now. */
export const freshPactFolder = join(import.meta.dirname, '../node_modules/.cache/contracts')

/** The pact as the consumer's tests wrote it last. */
export const freshPactFile = join(freshPactFolder, name)
