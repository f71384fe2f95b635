import { join } from 'node:path'

const docs = join(import.meta.dirname, '../../../docs')

/** The path of the API reference. */
export const referenceFile = join(docs, 'api.html')

/** The path of the guide to verifying a service. */
export const guideFile = join(docs, 'contracts.md')
