/**
 * Whether a product (a subscription) covers a national domain (dk, se or no).
 *
 * @param domainIds null means all domains, as for administrators
 */
export function coversDomain(domainIds: readonly number[] | null, domainId: number): boolean {
  return domainIds === null || domainIds.includes(domainId)
}
