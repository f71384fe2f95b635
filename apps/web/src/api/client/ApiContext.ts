import type { ApiClient } from '@spadestik/api-client'
import type { Schemas } from '@spadestik/api-client/schema'
import { createContext, use } from 'react'

export const ApiContext = createContext<ApiClient | null>(null)

/** @throws outside ApiProvider */
export function useApi(): ApiClient {
  const client = use(ApiContext)
  if (client === null) {
    throw new Error(
      'useApi was called outside <ApiProvider>, so there is no API client. Render the component inside App.',
    )
  }
  return client
}

/**
 * The national domain (dk, se or no) that the user's subscription does not cover, and the domains that the
 * subscription covers.
 */
export type DomainRefusal = NonNullable<Schemas['Problem']['domain']>

export const DomainRefusalContext = createContext<DomainRefusal | null>(null)

export function useDomainRefusal(): DomainRefusal | null {
  return use(DomainRefusalContext)
}
