import type { components } from './schema.gen'

/** The schemas of the contract by name, such as `Schemas['Project']`. (E02) */
export type Schemas = components['schemas']
