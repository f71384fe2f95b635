/**
 * Whether a product (a subscription) covers a national domain (dk, se or no).
 *
 * @param domainIds null for all domains, for example of an administrator
 */
export function coversDomain(domainIds: readonly number[] | null, domainId: number): boolean {
  return domainIds === null || domainIds.includes(domainId)
}
