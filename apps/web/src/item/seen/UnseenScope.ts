import type { Schemas } from '@spadestik/api-client'
import { createContext } from 'react'
import type { SeenItems } from '../../api/updates'

/**
 * The new and changed items of a table or list, if they are known, as in search results. Otherwise the ids of
 * all items of the table or list. A request with these ids then finds the new and changed items.
 */
export type UnseenRows = readonly Schemas['UnseenItem'][] | SeenItems

/** The new and changed items of the surrounding table or list. Null where rows do not show this. */
export const UnseenScope = createContext<UnseenRows | null>(null)
