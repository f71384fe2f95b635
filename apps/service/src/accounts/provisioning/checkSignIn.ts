import { domains as nationalDomains } from '../../reference/domains'
import { isAllowedIssuer } from './isAllowedIssuer'
import { ProvisioningError } from './ProvisioningError'
import type { ManagedSignIn } from './managedSignIns'

type Wanted = Omit<ManagedSignIn, 'companyId' | 'company'>

interface Circumstances {
  /** Null when the company gets its first sign-in. */
  readonly before: ManagedSignIn | null
  /** Undefined when the secret stays. */
  readonly secret: string | undefined
  readonly allowsHttp: boolean
}

const mostDomains = 20
const domainPattern = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u

/** Domains in which anybody can get an address, so that an address there proves no company. */
const open = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com live.dk live.se live.no yahoo.com icloud.com me.com proton.me'.split(
    ' ',
  ),
)

/** Issuers at which the users of all companies are known. */
const shared = /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)\//u

const isLine = (text: string, most: number) => text.length > 0 && text.length <= most && !/\p{C}/u.test(text)

function domainFaults(domains: readonly string[]): string[] {
  const wrong = domains.filter((domain) => domain.length > 253 || !domainPattern.test(domain))
  const common = domains.filter((domain) => open.has(domain))
  return [
    ...(domains.length > 0 && domains.length <= mostDomains
      ? []
      : [`--domains names ${domains.length} domains, and 1 to ${mostDomains} are possible`]),
    ...(wrong.length === 0 ? [] : [`${wrong.join(', ').slice(0, 200)} is no domain of e-mail addresses`]),
    ...(common.length === 0 ? [] : [`in ${common.join(', ')} everybody can have an address`]),
  ]
}

function issuerFaults(issuer: string, allowsHttp: boolean): string[] {
  if (!isAllowedIssuer(issuer, allowsHttp))
    return ['the issuer is no https address without a query, such as https://login.example.dk/realms/all']
  if (shared.test(issuer))
    return ['the issuer is that of all companies: write the id of the directory in place of common']
  return []
}

/**
 * Returns the sign-in of a company that is to be saved.
 *
 * @throws ProvisioningError with all faults at once.
 */
export function checkSignIn(typed: Partial<Wanted>, { before, secret, allowsHttp }: Circumstances): Wanted {
  const { issuer, clientId, domains, domain, product = null, passwords = true, unverified = false } = typed
  const missing = Object.entries({ issuer, client: clientId, domains, domain })
    .filter(([, value]) => value === undefined)
    .map(([name]) => `--${name}`)
  const needsSecret = before === null || before.issuer !== issuer
  if (needsSecret && secret === undefined) missing.push('--secret')
  if (issuer === undefined || clientId === undefined || domains === undefined || domain === undefined)
    throw new ProvisioningError(`The sign-in lacks ${missing.join(', ')}, so nothing was saved.`)
  const own = [...new Set(domains.map((one) => one.toLowerCase()))]
  const faults = [
    ...(missing.length === 0 ? [] : [`${missing.join(', ')} is missing; a new issuer needs its own secret`]),
    ...issuerFaults(issuer, allowsHttp),
    ...domainFaults(own),
    ...(isLine(clientId, 500) ? [] : ['the id of the client does not have 1 to 500 characters']),
    ...(secret === undefined || isLine(secret, 1000)
      ? []
      : ['the secret does not have 1 to 1000 characters in one line']),
    ...(nationalDomains.some((one) => one.domain.tld === domain)
      ? []
      : [`"${domain}" is no domain: use dk, se or no`]),
  ]
  if (faults.length > 0) throw new ProvisioningError(`The sign-in was not saved: ${faults.join('; ')}.`)
  return { issuer, clientId, domains: own, domain, product, passwords, unverified }
}
