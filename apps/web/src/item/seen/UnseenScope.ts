import type { Schemas } from '@spadestik/api-client'
import { createContext } from 'react'
import type { SeenItems } from '../../api/updates'

/**
 * The new and changed items of a table or list. Before they are known, this contains the ids of all items in
 * the table or list. A request then finds out which of these are new or changed.
 */
export type UnseenRows = readonly Schemas['UnseenItem'][] | SeenItems

/**
 * The new and changed items of the surrounding table or list. Null where items are not marked as new or
 * changed.
 */
export const UnseenScope = createContext<UnseenRows | null>(null)
