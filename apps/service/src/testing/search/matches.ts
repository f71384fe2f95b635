import type { Schemas } from '@spadestik/api-client/schema'
import type { Measure } from '@spadestik/domain/range'
import { dayAt } from '@spadestik/domain/dates'
import { fromMeasureBody, measures } from '@spadestik/domain/range'
import { recordOf } from '@spadestik/domain/records'
import type { Range } from '@spadestik/domain/search'
import { withDays } from '@spadestik/domain/times'
import type { ConditionName } from '../../filters/AgentCondition'
import { countries } from '../../reference/countries'
import { idOfCode } from '../../reference/idOfCode'
import { procurementPhases } from '../../reference/procurementPhases'
import { procurementTypes } from '../../reference/procurementTypes'
import { roles } from '../../reference/roles'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import { danishTime } from './danishView'
import { sceneCriteria } from '../scenes/scene'

type Filters = Schemas['ProcurementCriteria']

const nodes = sceneCriteria.flatMap((type) => type.criteria.map((node) => ({ ...node, type: type.code })))

/**
 * Returns the ids of a criterion and of its ancestors. In a new database, the id of a criterion is its
 * position in `sceneCriteria`, from 1.
 */
function idsAbove(type: string, code: string): number[] {
  const index = nodes.findIndex((node) => node.type === type && node.code === code)
  const parent = nodes[index]?.parent ?? null
  return parent === null ? [index + 1] : [index + 1, ...idsAbove(type, parent)]
}

const inRange = (value: number | null, { min, max, allowUnspecified }: Range) =>
  value === null ? allowUnspecified : value >= (min ?? -Infinity) && value <= (max ?? Infinity)

export function criteriaOf(record: ProcurementRecord): ReadonlySet<number> {
  return new Set(record.criteria.flatMap(({ type, code }) => idsAbove(type, code)))
}

function meetsIncluded(record: ProcurementRecord, { criteria = [] }: Filters): boolean {
  const own = criteriaOf(record)
  const included = criteria.filter((one) => one.included)
  const types = [...new Set(included.map(({ typeId }) => typeId))]
  return types.every((typeId) => included.some((one) => one.typeId === typeId && own.has(one.id)))
}

function meetsExcluded(record: ProcurementRecord, { criteria = [] }: Filters): boolean {
  const own = criteriaOf(record)
  return criteria.every((one) => one.included || !own.has(one.id))
}

function meetsPartners(record: ProcurementRecord, filters: Filters): boolean {
  const wantedRoles = filters.roles ?? []
  const companies = (filters.companies ?? []).map(({ id }) => ['a', 'b', 'c'][id - 1])
  if (wantedRoles.length === 0 && companies.length === 0) return true
  return record.roles.some(
    ({ role, company }) =>
      (wantedRoles.length === 0 || (role !== null && wantedRoles.includes(idOfCode(roles, role)))) &&
      (companies.length === 0 || companies.includes(company)),
  )
}

function meetsPeriod({ buildingStart, buildingEnd }: ProcurementRecord, filters: Filters): boolean {
  const first = buildingStart ?? buildingEnd
  const last = buildingEnd ?? buildingStart
  if (first === null || last === null) return filters.allowUnspecifiedStartEnd ?? true
  return last >= (filters.buildingStart ?? '') && first <= (filters.buildingEnd ?? '9')
}

/**
 * Compares days only, so `today` must not be the last day of a date window.
 *
 * @param isPhaseKnown whether awarded and cancelled tenders have no next deadline
 */
function meetsDeadline(
  { offers, participation, material, inquiry, phase }: ProcurementRecord,
  { deadlineFrom = null, deadlineTo = null }: Filters,
  today: string,
  isPhaseKnown: boolean,
): boolean {
  if (deadlineFrom === null && deadlineTo === null) return true
  const days = [offers, participation, material, inquiry].flatMap((window) => window?.to ?? []).toSorted()
  const isEnded = isPhaseKnown && (phase === 'awarded' || phase === 'cancelled')
  const next = isEnded ? undefined : days.find((one) => one >= today)
  const last = deadlineFrom === null ? undefined : days.findLast((one) => one < today)
  const compared = next ?? last
  return compared !== undefined && compared >= (deadlineFrom ?? '') && compared <= (deadlineTo ?? '9')
}

const isBetween = (day: string | null, from: string | null = null, to: string | null = null): boolean =>
  (from === null && to === null) || (day !== null && day >= (from ?? '') && day <= (to ?? '9'))

const isAmong = (ids: readonly number[] | undefined, id: number | null) =>
  ids === undefined || ids.length === 0 || (id !== null && ids.includes(id))

/**
 * Returns the value of a measure. Returns null if the record has no value, or if its item type does not have
 * the measure.
 */
export function figureOf(record: ProcurementRecord, measure: Measure): number | null {
  const figures: Partial<Record<Measure, number | null>> = record
  return figures[measure] ?? null
}

function meetsPostalCode({ postalCode }: ProcurementRecord, { freeSearch }: Filters): boolean {
  const text = freeSearch?.replaceAll(' ', '') ?? ''
  const zip = postalCode?.replaceAll(' ', '')
  if (text === '' || zip === undefined) return text === ''
  return text.split(',').some((part) => {
    const [first = '', second = ''] = part.split('-')
    if (!/^\d+-\d+$/.test(part)) return zip.startsWith(part)
    const isAfter = (end: string) => zip.slice(0, end.length) >= end
    const isBefore = (end: string) => zip.slice(0, end.length) <= end
    if (Math.max(first.length, second.length) > 3 && zip.length !== Math.max(first.length, second.length))
      return false
    const isOrdered = first.padEnd(5, '0') <= second.padEnd(5, '9')
    return isOrdered ? isAfter(first) && isBefore(second) : isAfter(second) && isBefore(first)
  })
}

/**
 * Returns which filters a procurement meets. Leaves out the free text. Does not use the database, so that
 * tests can compare searches and explanations with this result.
 *
 * @param today the Danish day from which relative times, such as 'within 14 days', are counted
 * @param isPhaseKnown whether awarded and cancelled tenders have no next deadline
 */
export function metFilters(
  record: ProcurementRecord,
  sent: Filters,
  today = '2026-11-21',
  isPhaseKnown = true,
): Readonly<Record<Exclude<ConditionName, 'freeSearch' | 'projectPhases'>, boolean>> {
  const filters = withDays(sent, today)
  const hasCompanies = (filters.companies ?? []).length > 0
  const updated = dayAt(Date.parse(record.lastUpdated), danishTime)
  return {
    ...recordOf(measures, (measure) => inRange(figureOf(record, measure), fromMeasureBody(measure, filters))),
    criteria: meetsIncluded(record, filters),
    excludedCriteria: meetsExcluded(record, filters),
    roles: hasCompanies || meetsPartners(record, filters),
    companies: !hasCompanies || meetsPartners(record, filters),
    building: meetsPeriod(record, filters),
    deadline: meetsDeadline(record, filters, today, isPhaseKnown),
    start: isBetween(record.buildingStart, filters.startFrom, filters.startTo),
    updated: isBetween(updated, filters.updatedFrom, filters.updatedTo),
    countryIds: isAmong(
      filters.countryIds,
      record.country === null ? null : idOfCode(countries, record.country),
    ),
    procurementPhases: isAmong(filters.procurementPhases, idOfCode(procurementPhases, record.phase)),
    procurementTypes: isAmong(filters.procurementTypes, idOfCode(procurementTypes, record.type)),
    isPublic: typeof filters.isPublic !== 'boolean' || record.isPublic === filters.isPublic,
    postalCode: meetsPostalCode(record, filters),
  }
}

export function matches(record: ProcurementRecord, filters: Filters, today?: string): boolean {
  return Object.values(metFilters(record, filters, today)).every(Boolean)
}
