import { join } from 'node:path'

const docs = join(import.meta.dirname, '../../../docs')

/** The reference of the API. */
export const referenceFile = join(docs, 'api.html')

/** How a service proves that it meets the contract. */
export const guideFile = join(docs, 'contracts.md')
