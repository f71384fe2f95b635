import type { components } from './schema.gen'

/**
 * The entities of the contract by their names, such as `Schemas['Project']`.
 *
 * @source specification 3
 */
export type Schemas = components['schemas']
