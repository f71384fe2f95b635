import type { Names } from '../../reference/Names'
import { compiledStates, compileReleases, inReleaseOrder } from '../release/compileReleases'
import { countryOf } from '../release/countryOf'
import { addDays, dayOf } from '../release/dayOf'
import { usualLanguage } from '../release/languageOf'
import { isOfJournal } from '../release/isOfJournal'
import type { Note, ReleaseFault } from '../release/ReleaseFault'
import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import { unspecifiedMeasures } from '../../storage/records/MeasureValues'
import type { Withheld } from '../../storage/records/itemParts'
import type { OcdsPeriod, OcdsRelease } from '../../storage/records/OcdsRelease'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import { announcementsOf } from './announcementsOf'
import { companiesOf, formerKeysOf, rolesSince } from './companiesOf'
import { criteriaOf, regionsOf } from './criteriaOf'
import type { KnownCriteria } from './KnownCriteria'
import { periodOf } from './lots'
import { lotRecordsOf } from './lotRecords'
import { moneyOf } from './money'
import { buyerOf } from './organizations'
import { phaseDatesOf, phaseOf } from './phaseOf'
import { placeOf, workPlaceOf } from './placeOf'
import { procurementTypeOf } from './procurementTypeOf'
import { windowsOf } from './windowsOf'

/**
 * The procurement of a purchase with its companies, or the reason (`left`) why the purchase cannot be shown.
 */
export type MappedProcess = ShownProcess | { readonly left: string }

export interface ShownProcess {
  readonly procurement: ProcurementRecord
  readonly companies: readonly CompanyRecord[]
  /** The keys by which earlier versions of the service stored the companies, by their current keys. */
  readonly formerKeys: ReadonlyMap<string, string>
  /** What is not shown, and why. */
  readonly notes: readonly ReleaseFault[]
}

export interface PublishedProcess {
  readonly releases: readonly OcdsRelease[]
  readonly publisher: string | null
}

function procurementKey(ocid: string): string {
  return `ocds:${ocid}`
}

const namesOf = (release: OcdsRelease, language: string, title: string): Names => ({
  ...release.x_titles,
  [language]: title,
})

/** Returns the descriptions in other languages than that of the notice, by the codes of the languages. */
const translationsOf = ({ x_descriptions: texts }: OcdsRelease, language: string): Names =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([code]) => code !== language))

/** Returns what of a purchase is withheld, and not known from another notice. */
function withheldOf({ tender, awards }: OcdsRelease, budget: number | null): Withheld[] {
  // Who has won the only lot is who has won the purchase. What is withheld of single lots is said there.
  const [award, another] = awards ?? []
  const ofAward = another === undefined && award?.status === 'pending' ? (award.x_withheld ?? []) : []
  const isKnown = { budget: budget !== null, procurementType: Boolean(tender?.procurementMethod) }
  return [...ofAward.filter(({ property }) => property === 'result'), ...(tender?.x_withheld ?? [])]
    .filter(({ property }) => !(property in isKnown && isKnown[property as keyof typeof isKnown]))
    .map(({ property, until = null }) => ({ property, until }))
}

function buildingPeriod(period: OcdsPeriod | null | undefined): { start: string | null; end: string | null } {
  const start = dayOf(period?.startDate)
  const end = dayOf(period?.endDate)
  const days = period?.durationInDays ?? null
  return { start, end: end ?? (start !== null && days !== null ? addDays(start, days) : null) }
}

/** Returns the number of a release (a published notice) in the Official Journal, or null. */
const euNumberOf = (release: OcdsRelease): string | null =>
  release.x_notice ? (release.x_notice.publication ?? null) : isOfJournal(release) ? release.id : null

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
  const states = compiledStates(ordered)
  const compiled = compileReleases(ordered)
  const { tender } = compiled
  const title = tender?.title?.trim() ?? ''
  const first = ordered[0]
  if (!tender || title === '') return { left: 'no title' }
  if (first === undefined) return { left: 'no release' }
  const notes = new Map<string, ReleaseFault>()
  const note: Note = (property, message) => notes.set(`${property} ${message}`, { property, message })
  const buyer = buyerOf(compiled)
  const country = countryOf(buyer)
  if (buyer === undefined) note('buyer', 'is missing, and so are parties in this role')
  else if (country === null) note('parties/address', 'names no country that is known')
  const language = compiled.language ?? usualLanguage(country)
  const phase = phaseOf(compiled, now)
  const { start, end } = buildingPeriod(periodOf(tender, 'contractPeriod'))
  const money = moneyOf(compiled, country, note)
  const procurement: ProcurementRecord = {
    key: procurementKey(compiled.ocid),
    names: namesOf(compiled, language, title),
    language,
    summary: null,
    description: tender.description?.trim() || null,
    tenderText: null,
    inProgress: false,
    phase,
    phaseDates: phaseDatesOf(ordered, compiled, phase),
    type: procurementTypeOf(tender),
    ...unspecifiedMeasures,
    ...money,
    buildingStart: start,
    buildingEnd: end,
    country,
    ...workPlaceOf(compiled),
    municipality: null,
    region: regionsOf(compiled, buyer)[0] ?? null,
    isPublic: true,
    liable: buyer?.name?.trim() || null,
    office: placeOf(buyer?.address),
    provider: publisher,
    euNr: ordered.map(euNumberOf).find((number) => number !== null) ?? null,
    ...windowsOf(tender, buyer, now.slice(0, 10)),
    published: first.date,
    lastUpdated: compiled.date,
    criteria: criteriaOf(compiled, buyer, known, note),
    roles: rolesSince(states),
    files: [],
    announcements: announcementsOf(ordered, states),
    translations: translationsOf(compiled, language),
    withheld: withheldOf(compiled, money.budget),
    lots: lotRecordsOf(compiled, known, money, note),
    updates: [],
    project: null,
  }
  const companies = companiesOf(compiled, note)
  return { procurement, companies, formerKeys: formerKeysOf(compiled), notes: [...notes.values()] }
}
