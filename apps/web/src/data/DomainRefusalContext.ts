import type { Schemas } from '@spadestik/api-client/schema'
import { createContext, use } from 'react'

/** The national domain that a product does not cover, and those that it does. */
export type DomainRefusal = NonNullable<Schemas['Problem']['domain']>

export const DomainRefusalContext = createContext<DomainRefusal | null>(null)

/** Returns the refusal of this national domain by the service, or null while nothing was refused. */
export function useDomainRefusal(): DomainRefusal | null {
  return use(DomainRefusalContext)
}
