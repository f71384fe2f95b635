import { join } from 'node:path'

const docs = join(import.meta.dirname, '../../../docs')

export const referenceFile = join(docs, 'api.html')

export const guideFile = join(docs, 'contracts.md')
