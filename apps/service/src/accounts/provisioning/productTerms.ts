import { addDays, instantAt } from '@spadestik/domain/dates'
import { domains, localityOf } from '../../reference/domains'
import { projectPhases } from '../../reference/projectPhases'
import type { Fault } from './ProvisioningError'
import { ProvisioningError } from './ProvisioningError'

/** What a subscription gives, and when. */
export interface ProductTerms {
  readonly name: string
  readonly paid: boolean
  /** Whether users may see and search companies. */
  readonly companies: boolean
  /** The ids of the phases of projects that users may see. */
  readonly phases: readonly number[]
  /** The top-level domains that the product covers: dk, se, no. */
  readonly domains: readonly string[]
  /** The first and the last day, `YYYY-MM-DD`, in the first of the domains. Null without an end. */
  readonly from: string | null
  readonly to: string | null
}

/** A product that companies can buy. */
export interface Product extends ProductTerms {
  readonly code: string
}

/** The ids of the domains by their top-level domains. */
export const idOfDomain = new Map(domains.map(({ domain }) => [domain.tld, domain.id]))
/** The top-level domains by the ids of the domains. */
export const tldOfDomain = new Map(domains.map(({ domain }) => [domain.id, domain.tld]))

/** Returns the time zone of the days of a product. */
export const zoneOf = (tlds: readonly string[]) => localityOf(idOfDomain.get(tlds[0] as never) ?? 0).timeZone

const startOf = (day: string, timeZone: string) => new Date(instantAt(day, '00:00', timeZone)).toISOString()

// The database stores no days without end, and nothing is sold in other centuries.
const isDay = (day: string) =>
  /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/u.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)

const dayFault = (field: 'from' | 'to', day: string | null): Fault[] =>
  day === null || isDay(day) ? [] : [{ field, message: `"${day}" is no day: use YYYY-MM-DD` }]

function faultsOf({ code, name, phases, domains: tlds, from, to }: Product): Fault[] {
  const known = projectPhases.map(({ id }): number => id)
  const unknown = phases.filter((id) => !known.includes(id))
  const others = tlds.filter((tld) => !idOfDomain.has(tld as never))
  const fault = (isWrong: boolean, field: keyof Product, message: string): Fault[] =>
    isWrong ? [{ field, message }] : []
  return [
    ...fault(
      !/^[a-z0-9-]{2,40}$/u.test(code),
      'code',
      `the code "${code}" is not 2 to 40 of a to z, 0 to 9 and -`,
    ),
    ...fault(name.length < 2 || name.length > 100, 'name', 'the name does not have 2 to 100 characters'),
    ...fault(unknown.length > 0, 'phases', `${unknown.join(', ')} is no phase: use ${known.join(', ')}`),
    ...fault(
      others.length > 0,
      'domains',
      `${others.join(', ')} is no domain: use ${[...idOfDomain.keys()].join(', ')}`,
    ),
    ...fault(tlds.length === 0, 'domains', 'it covers no domain, so nobody could log in'),
    ...dayFault('from', from),
    ...dayFault('to', to),
    ...fault(from !== null && to !== null && from > to, 'to', 'it would end before it begins'),
  ]
}

/**
 * Returns the columns of a product, but for its code.
 *
 * @throws ProvisioningError with each value that makes no sense.
 */
export function rowOf(typed: Product) {
  const product = { ...typed, name: typed.name.trim() }
  const faults = faultsOf(product)
  if (faults.length > 0)
    throw new ProvisioningError(
      `The product was not saved: ${faults.map(({ message }) => message).join('; ')}.`,
      'badRequest',
      faults,
    )
  const zone = zoneOf(product.domains)
  return {
    name: product.name,
    basic: !product.paid,
    company_enabled: product.companies,
    allowed_project_phases: [...product.phases].toSorted((a, b) => a - b),
    domain_ids: product.domains.flatMap((tld) => idOfDomain.get(tld as never) ?? []),
    runs_from: product.from === null ? null : startOf(product.from, zone),
    runs_until: product.to === null ? null : startOf(addDays(product.to, 1), zone),
  }
}
