import type { Schemas } from '@spadestik/api-client'
import { createContext } from 'react'
import type { SeenItems } from '../../api/updates'

/** The new and changed rows of a table or list, or the rows for which they are to be fetched. */
export type UnseenRows = readonly Schemas['UnseenItem'][] | SeenItems

/** The new and changed rows among those below. Null where nothing is marked. */
export const UnseenScope = createContext<UnseenRows | null>(null)
