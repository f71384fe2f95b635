import { join } from 'node:path'

/** Whose needs the pact states. */
export const consumer = 'spadestik-web'

/** Who must meet them. */
export const provider = 'spadestik-service'

/** Where pacts are written to and read from. */
export const pactFolder = join(import.meta.dirname, 'pacts')

/** The pact of the two. */
export const pactFile = join(pactFolder, `${consumer}-${provider}.json`)
