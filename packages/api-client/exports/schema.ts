export type { components, operations, paths } from '../src/schema.gen'
export type { Schemas } from '../src/Schemas'
