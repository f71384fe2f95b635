import type { components } from './schema.gen'

/** The schemas of the OpenAPI contract, such as `Schemas['Project']`. (E02) */
export type Schemas = components['schemas']
