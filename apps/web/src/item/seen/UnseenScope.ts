import type { Schemas } from '@spadestik/api-client'
import { createContext } from 'react'
import type { SeenItems } from '../../api/updates'

/**
 * The new and changed items of a table or list. Before these items are known, the ids of all items, for the
 * request that finds the new and changed items.
 */
export type UnseenRows = readonly Schemas['UnseenItem'][] | SeenItems

/** The new and changed items of the surrounding table or list. Null where rows do not show this. */
export const UnseenScope = createContext<UnseenRows | null>(null)
