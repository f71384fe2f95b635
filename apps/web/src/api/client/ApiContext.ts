import type { ApiClient } from '@spadestik/api-client'
import type { Schemas } from '@spadestik/api-client/schema'
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

/** The national domain that a product does not cover, and those that it does. */
export type DomainRefusal = NonNullable<Schemas['Problem']['domain']>

export const DomainRefusalContext = createContext<DomainRefusal | null>(null)

/** Returns the refusal of this national domain by the service, or null while nothing was refused. */
export function useDomainRefusal(): DomainRefusal | null {
  return use(DomainRefusalContext)
}
