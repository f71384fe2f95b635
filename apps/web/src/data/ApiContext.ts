import type { ApiClient } from '@spadestik/api-client'
import { createContext, use } from 'react'

export const ApiContext = createContext<ApiClient | null>(null)

/** The client through which the app calls. @throws outside ApiProvider. */
export function useApi(): ApiClient {
  const client = use(ApiContext)
  if (client === null) {
    throw new Error(
      'useApi was called outside <ApiProvider>: there is nobody to call. Render the part within App.',
    )
  }
  return client
}
