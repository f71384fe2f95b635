import { nationalDomains, switchTo } from '@spadestik/domain/locale'

/**
 * The address of a page on a national domain: its sibling host, or a parameter where the service runs on one
 * host alone.
 *
 * @param publicUrl where the service is reached, without a slash at its end
 * @param path with a slash at its beginning
 */
export function linkTo(publicUrl: string, domainId: number, path: string): string {
  const url = new URL(`${publicUrl}${path}`)
  const domain = nationalDomains.find(({ id }) => id === domainId)
  if (domain === undefined) return url.href
  const way = switchTo(domain, url.hostname)
  if (way.kind === 'host') url.hostname = way.hostname
  else url.searchParams.set('domain', way.domain)
  return url.href
}
