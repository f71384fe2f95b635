import { isIP } from 'node:net'

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the entries of a variable that has several, separated by commas. */
export const listIn = (text = ''): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** Networks that have a name, as the library that trusts proxies knows them. */
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0) return namedNetworks.has(text)
  if (rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '')

/** Returns what is wrong with the addresses that the service listens on or trusts. */
export function networkFaults(environment: Environment): string[] {
  const { ALLOWED_ORIGINS: origins, TRUSTED_PROXIES: proxies, METRICS_PORT: metrics } = environment
  const port = environment['PORT'] || '4000'
  return [
    ...listIn(origins).flatMap((origin) =>
      isOrigin(origin)
        ? []
        : [
            `ALLOWED_ORIGINS has "${origin}", which is not an origin. Use one such as https://app.example.dk.`,
          ],
    ),
    ...listIn(proxies).flatMap((proxy) =>
      isNetwork(proxy)
        ? []
        : [`TRUSTED_PROXIES has "${proxy}", which is no address and no network. Use one such as 10.0.0.0/8.`],
    ),
    ...(metrics && metrics !== '0' && metrics === port
      ? [`METRICS_PORT and PORT are both ${port}, but a port has one server. Use another one.`]
      : []),
  ]
}
