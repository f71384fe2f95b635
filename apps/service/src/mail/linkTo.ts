import { nationalDomains, switchTo } from '@spadestik/domain/locale'

/**
 * Returns the URL of a page of a national domain (dk, se or no). At a host of one, the host name selects the
 * domain. At any other host, a query parameter selects it.
 *
 * @param publicUrl the address of the service, without a trailing slash
 * @param path the path of the page, with a leading slash
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
