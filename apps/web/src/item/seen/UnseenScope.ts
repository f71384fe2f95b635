import type { Schemas } from '@spadestik/api-client'
import { createContext } from 'react'
import type { SeenItems } from '../../api/updates'

/**
 * The new and changed rows of a table or list. If these are unknown, it contains all rows, so that their
 * marks can be fetched.
 */
export type UnseenRows = readonly Schemas['UnseenItem'][] | SeenItems

/** The rows of the surrounding table or list that get marks. Null if these rows have no marks. */
export const UnseenScope = createContext<UnseenRows | null>(null)
