import { join } from 'node:path'

/** The name of the consumer in the pact. */
export const consumer = 'spadestik-web'

/** The name of the provider in the pact. */
export const provider = 'spadestik-service'

/** The path of the committed pact. Providers verify this file. */
export const pactFile = join(import.meta.dirname, 'pacts', `${consumer}-${provider}.json`)

/** The folder in which the consumer's tests write pacts, one per test file and operation. */
export const freshPactFolder = join(import.meta.dirname, '../node_modules/.cache/contracts')
