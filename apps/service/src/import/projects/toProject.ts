import type { Names } from '../../reference/Names'
import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import { unspecifiedMeasures } from '../../storage/records/MeasureValues'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import type { PartReader } from '../file/PartReader'
import type { KnownCriteria } from '../procurement/KnownCriteria'
import { shownSum } from '../procurement/money'
import { languageOf, usualLanguage } from '../release/languageOf'
import { lengths } from '../release/lengths'
import { inNationalTime } from '../release/nationalTime'
import { largestAmount } from '../release/repairRelease'
import { contractsIn } from './contractsIn'
import { criteriaIn } from './criteriaIn'
import { filesIn } from './filesIn'
import { locationsIn } from './locationsIn'
import { measuresIn } from './measuresIn'
import { addressesOfClients, partiesIn, partnersOf } from './partiesIn'
import { periodsIn, projectPhaseDates, projectPhaseOf } from './periodsIn'

export interface ShownProject {
  readonly project: ProjectRecord
  readonly companies: readonly CompanyRecord[]
  /** The Open Contracting ids of the purchases of the project. */
  readonly ocids: readonly string[]
}

/** A project, or the reason (`left`) why it cannot be shown. */
export type MappedProject = { readonly iso: string | null } & (ShownProject | { readonly left: string })

export const projectKey = (id: string): string => `oc4ids:${id}`

function namesIn(project: PartReader, own: string): Names | null {
  const names: Record<string, string> = {}
  for (const property of project.names) {
    const tag = /^title_([a-z-]{2,20})$/i.exec(property)?.[1]
    if (tag === undefined) continue
    const language = languageOf(tag)
    const name = project.text(property, lengths.name)
    if (language === null) project.note(property, 'names an unknown language and was dropped')
    else if (name !== null) names[language] = name
  }
  const title = project.text('title', lengths.name) ?? names[own]
  if (title !== undefined) return { ...names, [own]: title }
  return Object.keys(names).length === 0 ? null : names
}

function languageIn(project: PartReader, country: string | null): string {
  const written = project.text('language', 100)
  const language = written === null ? null : languageOf(written)
  if (written !== null && language === null) project.note('language', `"${written}" is no language`)
  return language ?? usualLanguage(country)
}

function budgetIn(project: PartReader, country: string | null) {
  const value = project.part('budget')?.part('amount') ?? null
  const currency = value?.text('currency', 100)?.toUpperCase() ?? null
  const amount = value?.number('amount') ?? null
  const isCurrency = currency === null || /^[A-Z]{3}$/.test(currency)
  if (!isCurrency) value?.note('currency', `"${currency}" is no currency`)
  const isSum = amount === null || (amount >= 0 && amount <= largestAmount)
  if (!isSum) value?.note('amount', `${amount} was dropped: no project has this value`)
  const shown = isCurrency && isSum ? amount : null
  return shownSum(
    { property: 'budget/amount', value: { amount: shown, currency: isCurrency ? currency : null } },
    country,
    (property, message) => project.note(property, message),
  )
}

const descriptionIn = (project: PartReader): string | null => {
  const texts = ['description', 'purpose'].map((name) => project.text(name, lengths.description))
  return texts.find((text) => text !== null) ?? null
}

/**
 * Converts a project of the standard OC4IDS.
 *
 * @param updated RFC 3339; when the project was updated, or is imported
 * @param now RFC 3339; the phase of a project without a status depends on this time
 */
export function toProject(
  project: PartReader,
  id: string,
  { known, updated, now }: { readonly known: KnownCriteria; readonly updated: string; readonly now: string },
): MappedProject {
  const parties = partiesIn(project)
  const locations = locationsIn(project, addressesOfClients(parties))
  const { country, iso, place, municipality, region } = locations
  const language = languageIn(project, country)
  const names = namesIn(project, language)
  if (names === null) return { iso, left: 'no title' }
  const contracts = contractsIn(project)
  const periods = periodsIn(project)
  const phase = projectPhaseOf(project, periods, contracts, now.slice(0, 10))
  if (phase === null) return { iso, left: 'cancelled' }
  const date = inNationalTime(updated, { country })
  const partners = partnersOf(parties, contracts, { language, date })
  if (country === null) project.note('locations', 'name no country that is known')
  const { floors = null, ...measures } = measuresIn(project)
  const record: ProjectRecord = {
    key: projectKey(id),
    names,
    language: language in names ? language : (Object.keys(names)[0] ?? language),
    description: descriptionIn(project),
    inProgress: false,
    phase,
    phaseDates: projectPhaseDates(periods, phase),
    ...unspecifiedMeasures,
    ...measures,
    ...budgetIn(project, country),
    buildingStart: periods.building.start,
    buildingEnd: periods.building.end,
    country,
    ...place,
    municipality,
    region,
    isPublic: partners.hasAuthority ? true : null,
    published: date,
    lastUpdated: date,
    criteria: criteriaIn(project, locations, known, (property, message) => project.note(property, message)),
    roles: partners.roles,
    files: filesIn(project),
    updates: [],
    floors,
    council: null,
    articles: [],
    parent: null,
  }
  return { iso, project: record, companies: partners.companies, ocids: contracts.ocids }
}
