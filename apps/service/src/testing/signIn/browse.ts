const mostRedirects = 10

/**
 * Follows the redirects of a provider as a browser does, with its cookies.
 *
 * @returns the address at which the browser leaves the provider
 */
export async function browse(address: string): Promise<URL> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(address)
  let url = new URL(address)
  for (let count = 0; count < mostRedirects; count += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(
        `The provider stopped with ${response.status}: ${(await response.text()).slice(0, 500)}`,
      )
    url = new URL(location, url)
    if (url.origin !== origin) return url
  }
  throw new Error(`The provider redirected more than ${mostRedirects} times.`)
}
