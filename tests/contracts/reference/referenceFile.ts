import { join } from 'node:path'

const docs = join(import.meta.dirname, '../../../docs')

/** The reference of the API. */
export const referenceFile = join(docs, 'api.html')

/** The guide to verifying a service. */
export const guideFile = join(docs, 'contracts.md')
