/**
 * Whether a product (a subscription) covers a national domain (dk, se or no).
 *
 * @param domainIds the domains of the product; null means all domains, as for an administrator
 */
export function coversDomain(domainIds: readonly number[] | null, domainId: number): boolean {
  return domainIds === null || domainIds.includes(domainId)
}
