import type { Schemas } from '@spadestik/api-client/schema'
import { dayAt } from '@spadestik/domain/dates'
import { fromMeasureBody, isFiltering, measuresOf } from '@spadestik/domain/range'
import { fromTimeBody, isRelative, isTimeSet, timesOf, withDays } from '@spadestik/domain/times'
import type { ConditionName } from '../agents/agentConditions'
import type { View } from '../contract/View'
import { countries } from '../reference/countries'
import type { LanguageCode } from '../reference/languages'
import { regionNamesOf } from '../reference/languages'
import { procurementPhases } from '../reference/procurementPhases'
import { procurementTypes } from '../reference/procurementTypes'
import { projectPhases } from '../reference/projectPhases'
import { roles } from '../reference/roles'
import type { AgentFilters, AgentType, SentFilters } from '../storage/records/AgentFilters'

export interface AskedCondition {
  readonly name: ConditionName
  readonly asked: Schemas['AskedValue']
  /**
   * The id of the criterion type, such as geography, if the condition is about included criteria. Null for
   * all other conditions.
   */
  readonly typeId: number | null
}

const references = { projectPhases, procurementPhases, procurementTypes, roles } as const

export type ReferenceName = keyof typeof references | 'countryIds'

export function referenceNames(
  name: ReferenceName,
  ids: readonly number[],
  language: LanguageCode,
): string[] {
  const named =
    name === 'countryIds'
      ? countries.map(({ id, code }) => [id, regionNamesOf(language).of(code) ?? code] as const)
      : references[name].map(({ id, names }) => [id, names[language]] as const)
  const byId = new Map<number, string>(named)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const namesOf = (criteria: readonly { readonly id: number; readonly name?: string }[]) =>
  criteria.map(({ id, name }) => name ?? String(id))

function criteriaAsked(type: AgentType, { criteria }: AgentFilters): AskedCondition[] {
  const included = criteria.filter((one) => one.included)
  const excluded = criteria.filter((one) => !one.included)
  if (type === 'company') {
    const asked = { names: namesOf(included), excluded: namesOf(excluded) }
    return criteria.length === 0 ? [] : [{ name: 'criteria', asked, typeId: null }]
  }
  const ofTypes = [...Map.groupBy(included, ({ typeId }) => typeId)].map(
    ([typeId, ofType]): AskedCondition => ({ name: 'criteria', asked: { names: namesOf(ofType) }, typeId }),
  )
  return excluded.length === 0
    ? ofTypes
    : [...ofTypes, { name: 'excludedCriteria', asked: { names: namesOf(excluded) }, typeId: null }]
}

export function askedConditions(
  type: AgentType,
  filters: AgentFilters,
  { language, now, timeZone }: Pick<View, 'language' | 'now' | 'timeZone'>,
): AskedCondition[] {
  // `SentFilters` has the filters of all agent types. Filters that do not exist for this type are undefined.
  const sent: SentFilters = filters
  const days = withDays(sent, dayAt(now.getTime(), timeZone))
  const conditions: AskedCondition[] = []
  const add = (name: ConditionName, isSet: boolean, asked: Schemas['AskedValue']) => {
    if (isSet) conditions.push({ name, asked, typeId: null })
  }
  const text = sent.freeSearch ?? ''
  add(sent.freeSearchType === 'zipCode' ? 'postalCode' : 'freeSearch', text !== '', { text })
  conditions.push(...criteriaAsked(type, filters))
  for (const name of ['projectPhases', 'procurementPhases', 'procurementTypes'] as const) {
    const ids = sent[name] ?? []
    add(name, ids.length > 0, { names: referenceNames(name, ids, language) })
  }
  const roleNames = referenceNames('roles', sent.roles ?? [], language)
  const partners = sent.companies ?? []
  add('roles', partners.length === 0 && roleNames.length > 0, { names: roleNames })
  const companyNames = partners.map(({ id, companyName }) => companyName ?? String(id))
  add('companies', partners.length > 0, { names: companyNames, roles: roleNames })
  const inCountries = sent.countryIds ?? []
  add('countryIds', inCountries.length > 0, { names: referenceNames('countryIds', inCountries, language) })
  if (type === 'company') return conditions
  for (const name of timesOf(type)) {
    const time = fromTimeBody(name, sent)
    const { from, to } = { from: null, to: null, ...fromTimeBody(name, days) }
    add(name, isTimeSet(time), { from, to, within: isRelative(time) ? time.within : null })
  }
  const { buildingStart: from = null, buildingEnd: to = null, allowUnspecifiedStartEnd = true } = sent
  const isPeriodSet = from !== null || to !== null || !allowUnspecifiedStartEnd
  add('building', isPeriodSet, { from, to, allowUnspecified: allowUnspecifiedStartEnd })
  for (const measure of measuresOf(type)) {
    const range = fromMeasureBody(measure, sent)
    add(measure, isFiltering(range), range)
  }
  const { isPublic = null } = sent
  if (isPublic !== null) add('isPublic', true, { isPublic })
  return conditions
}
