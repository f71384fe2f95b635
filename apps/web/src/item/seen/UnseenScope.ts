import type { Schemas } from '@spadestik/api-client'
import { createContext } from 'react'
import type { SeenItems } from '../../api/updates'

/**
 * The items of a table or list that are new or changed. If these are unknown, the ids of all its items, so
 * that the new and changed ones can be fetched.
 */
export type UnseenRows = readonly Schemas['UnseenItem'][] | SeenItems

/**
 * The items of the surrounding table or list that are marked as new or changed. Null outside such a table,
 * where nothing is marked.
 */
export const UnseenScope = createContext<UnseenRows | null>(null)
