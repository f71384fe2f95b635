import type { Schemas } from '@spadestik/api-client'
import { createContext } from 'react'
import type { SeenItems } from '../../api/updates'

/**
 * The new and changed items of a table or list. Until they are known, the ids of all its items, among which a
 * request then finds the new and changed ones.
 */
export type UnseenRows = readonly Schemas['UnseenItem'][] | SeenItems

/** The new and changed items of the surrounding table or list. Null where rows do not show this. */
export const UnseenScope = createContext<UnseenRows | null>(null)
