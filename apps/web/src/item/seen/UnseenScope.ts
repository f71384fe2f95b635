import type { Schemas } from '@spadestik/api-client'
import { createContext } from 'react'
import type { SeenItems } from '../../api/updates'

/**
 * What is known about the new and changed items of a table or list. In search results, this is the items
 * themselves. In other tables and lists, it is the ids of all items, with which a request finds the new and
 * changed items.
 */
export type UnseenRows = readonly Schemas['UnseenItem'][] | SeenItems

/** The new and changed items of the surrounding table or list. Null where rows do not mark such items. */
export const UnseenScope = createContext<UnseenRows | null>(null)
