import type { Names } from '../../reference/Names'
import { compileReleases, inReleaseOrder } from '../release/compileReleases'
import { countryOf } from '../release/countryOf'
import { addDays, dayOf } from '../release/dayOf'
import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import type { OcdsPeriod, OcdsRelease, OcdsTender } from '../../storage/records/OcdsRelease'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import { announcementsOf } from './announcementsOf'
import { buyerOf, companiesOf, rolesOf } from './companiesOf'
import { criteriaOf, regionsOf } from './criteriaOf'
import type { KnownCriteria } from './KnownCriteria'
import { phaseDatesOf, phaseOf } from './phaseOf'
import { procurementTypeOf } from './procurementTypeOf'
import { windowsOf } from './windowsOf'

/**
 * The procurement of a purchase with its companies, or the reason (`left`) why the purchase cannot be shown.
 */
export type MappedProcess =
  | { readonly procurement: ProcurementRecord; readonly companies: readonly CompanyRecord[] }
  | { readonly left: string }

export interface PublishedProcess {
  readonly releases: readonly OcdsRelease[]
  readonly publisher: string | null
}

function procurementKey(ocid: string): string {
  return `ocds:${ocid}`
}

function namesOf(release: OcdsRelease, title: string): Names {
  return { ...release.x_titles, [release.language ?? 'en']: title }
}

function buildingPeriod(period: OcdsPeriod | null | undefined): { start: string | null; end: string | null } {
  const start = dayOf(period?.startDate)
  const end = dayOf(period?.endDate)
  const days = period?.durationInDays ?? null
  return { start, end: end ?? (start !== null && days !== null ? addDays(start, days) : null) }
}

/**
 * The smallest amount that counts as a budget, in any currency. Publishers enter smaller amounts as
 * placeholders.
 */
const smallestBudget = 1000

function money({ value }: OcdsTender): { budget: number | null; currency: string | null } {
  const amount = value?.amount ?? null
  const isUsable = amount !== null && Number.isFinite(amount) && amount >= smallestBudget
  return { budget: isUsable ? Math.round(amount) : null, currency: value?.currency ?? null }
}

/**
 * Returns the number of a notice in TED (the Official Journal of the European Union), which is the id of its
 * release. Returns null if the notice has no document on the TED site.
 */
function euNumberOf(release: OcdsRelease): string | null {
  const isOfTheJournal = (release.tender?.documents ?? []).some(({ url }) =>
    /^https?:\/\/ted\.europa\.eu\//.test(url ?? ''),
  )
  return isOfTheJournal ? release.id : null
}

/** The currency of a notice that names no currency, by the country of the buyer. */
const currencyOf: Readonly<Record<string, string>> = {
  DK: 'DKK',
  SE: 'SEK',
  NO: 'NOK',
  IS: 'ISK',
  GB: 'GBP',
  PL: 'PLN',
  CH: 'CHF',
}

/**
 * Converts all releases (published notices) of one purchase to a procurement.
 *
 * @param now RFC 3339; the phase of an open tender depends on this time
 * @returns the reason (`left`) instead, if the purchase cannot be shown
 */
export function toProcurement(
  { releases, publisher }: PublishedProcess,
  known: KnownCriteria,
  now: string,
): MappedProcess {
  const ordered = inReleaseOrder(releases)
  const compiled = compileReleases(ordered)
  const { tender } = compiled
  const title = tender?.title?.trim() ?? ''
  const first = ordered[0]
  if (!tender || title === '') return { left: 'no title' }
  if (first === undefined) return { left: 'no release' }
  const buyer = buyerOf(compiled)
  const country = countryOf(buyer)
  const phase = phaseOf(compiled, now)
  const { budget, currency } = money(tender)
  const { start, end } = buildingPeriod(tender.contractPeriod)
  const procurement: ProcurementRecord = {
    key: procurementKey(compiled.ocid),
    names: namesOf(compiled, title),
    language: compiled.language ?? 'en',
    summary: null,
    description: tender.description?.trim() || null,
    tenderText: null,
    inProgress: false,
    phase,
    phaseDates: phaseDatesOf(ordered, compiled, phase),
    type: procurementTypeOf(tender),
    budget,
    currency: currency ?? currencyOf[country ?? ''] ?? 'EUR',
    buildingStart: start,
    buildingEnd: end,
    buildingSize: null,
    groundSize: null,
    metres: null,
    units: null,
    country,
    address: buyer?.address?.streetAddress ?? null,
    postalCode: buyer?.address?.postalCode ?? null,
    city: buyer?.address?.locality ?? null,
    municipality: null,
    region: regionsOf(compiled, buyer)[0] ?? null,
    isPublic: true,
    liable: buyer?.name?.trim() || null,
    provider: publisher,
    euNr: euNumberOf(first),
    ...windowsOf(tender, buyer),
    published: first.date,
    lastUpdated: compiled.date,
    criteria: criteriaOf(compiled, buyer, known),
    roles: rolesOf(compiled),
    files: [],
    announcements: announcementsOf(ordered),
    updates: [],
    project: null,
  }
  return { procurement, companies: companiesOf(compiled) }
}
