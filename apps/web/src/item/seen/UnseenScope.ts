import type { Schemas } from '@spadestik/api-client'
import { createContext } from 'react'
import type { SeenItems } from '../../api/updates'

/**
 * The new and changed items of a table or list. Before they are known, this is the ids of all items in the
 * table or list, which a request needs.
 */
export type UnseenRows = readonly Schemas['UnseenItem'][] | SeenItems

/**
 * The new and changed items of the surrounding table or list. Null where items are not marked as new or
 * changed.
 */
export const UnseenScope = createContext<UnseenRows | null>(null)
