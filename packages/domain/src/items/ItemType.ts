import type { Schemas } from '@spadestik/api-client/schema'
import { keysOf } from '../records/keysOf'

export type ItemType = Schemas['ItemType']

const types: Readonly<Record<ItemType, true>> = { project: true, procurement: true, company: true }

/** The item types in the order in which tabs show them. */
export const itemTypes = keysOf(types)
