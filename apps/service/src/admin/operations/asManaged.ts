import type { Schemas } from '@spadestik/api-client/schema'
import type { Company } from '../../accounts/provisioning/companies'
import type { Product } from '../../accounts/provisioning/productTerms'
import type { ManagedUser } from '../../accounts/provisioning/managedUsers'

/** The size of a page, if the request does not say it. */
export const usualLimit = 20

/** Returns a time of the database as RFC 3339. */
export const timeOf = (time: string): string => new Date(time).toISOString()

export const timeOrNull = (time: string | null) => (time === null ? null : timeOf(time))

export const asManagedCompany = (company: Company): Schemas['ManagedCompany'] => ({
  ...company,
  ended: timeOrNull(company.ended),
})

export const asManagedUser = (user: ManagedUser): Schemas['ManagedUser'] => ({
  ...user,
  deactivated: timeOrNull(user.deactivated),
})

type Domain = Schemas['ManagedProduct']['domains'][number]

/** The domains of a stored product are known ones, because `products.ts` has read them. */
export const asManagedProduct = (product: Product): Schemas['ManagedProduct'] => ({
  ...product,
  phases: [...product.phases],
  domains: [...product.domains] as Domain[],
})
