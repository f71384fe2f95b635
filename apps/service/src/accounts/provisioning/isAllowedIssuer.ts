const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether an address can be an issuer: https, or http on this machine if that is allowed, and without a query, a
 * fragment or credentials.
 */
export function isAllowedIssuer(issuer: string, allowsHttp: boolean): boolean {
  if (issuer.length > 500 || !URL.canParse(issuer)) return false
  const { protocol, hostname, search, hash, username, password } = new URL(issuer)
  if (search !== '' || hash !== '' || username !== '' || password !== '') return false
  return protocol === 'https:' || (allowsHttp && protocol === 'http:' && loopback.has(hostname))
}
