import type { Schemas } from '@spadestik/api-client'
import { createContext } from 'react'
import type { SeenItems } from '../../api/updates'

/**
 * The new and changed items of a table or list. For search results, these items are already known. For other
 * tables and lists, only the ids of all items are known, and a request finds the new and changed items among
 * them.
 */
export type UnseenRows = readonly Schemas['UnseenItem'][] | SeenItems

/** The new and changed items of the surrounding table or list. Null where rows do not mark such items. */
export const UnseenScope = createContext<UnseenRows | null>(null)
