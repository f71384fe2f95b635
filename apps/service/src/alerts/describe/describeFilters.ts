import type { Caller } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import { fromAgent } from '@spadestik/domain/agents'
import { formatDate } from '@spadestik/domain/dates'
import type { Measure } from '@spadestik/domain/range'
import { isFiltering, toTypedRange } from '@spadestik/domain/range'
import type { DayRange, FilterName, SearchCriteria } from '@spadestik/domain/search'
import type { TimeName } from '@spadestik/domain/times'
import { isRelative, isTimeSet } from '@spadestik/domain/times'
import type { View } from '../../contract/View'
import { alertMessages } from '../../mail/Alert.messages'
import { textIntl } from '../../reference/textIntl'
import { countries } from '../../reference/countries'
import type { LanguageCode } from '../../reference/languages'
import type { LocalNames } from '../../reference/Names'
import { procurementPhases } from '../../reference/procurementPhases'
import { procurementTypes } from '../../reference/procurementTypes'
import { projectPhases } from '../../reference/projectPhases'
import { roles } from '../../reference/roles'
import type { AgentKinds, AgentType } from '../../storage/records/AgentFilters'
import { filterMessages as messages } from './Filter.messages'
import { timeMessages } from './Time.messages'

type Agent = AgentKinds[AgentType]['agent']

export interface Reader extends Pick<View, 'language'> {
  readonly caller: Caller
}

/** An agent (a saved search), the search that it saves, and who reads about it. */
interface Described {
  readonly agent: Agent
  readonly search: SearchCriteria
  readonly reader: Reader
}

type Describe = (described: Described) => string[]

const formatOf = (language: LanguageCode) => textIntl(language).formatMessage

const labelOf = (condition: string, language: LanguageCode) =>
  formatOf(language)(alertMessages.condition, { condition })

const named = (condition: string, value: string, language: LanguageCode) =>
  formatOf(language)(messages.named, { name: labelOf(condition, language), value })

const stated = (filter: string, allowUnspecified: boolean, language: LanguageCode) =>
  allowUnspecified ? filter : formatOf(language)(messages.stated, { filter })

function daysText({ from, to }: DayRange, language: LanguageCode): string {
  const format = formatOf(language)
  if (from === null) return format(messages.until, { day: formatDate(to) })
  if (to === null) return format(messages.since, { day: formatDate(from) })
  return format(messages.period, { from: formatDate(from), to: formatDate(to) })
}

const namesOf =
  (
    filter: 'roles' | 'projectPhases' | 'procurementPhases' | 'procurementTypes',
    all: readonly { readonly id: number; readonly names: LocalNames }[],
  ): Describe =>
  ({ search, reader: { language } }) =>
    search[filter].flatMap((id) => all.find((one) => one.id === id)?.names[language] ?? [])

const measure =
  (name: Measure): Describe =>
  ({ search, reader: { language } }) => {
    const range = search[name]
    if (!isFiltering(range)) return []
    const format = formatOf(language)
    const { min, max } = toTypedRange(name, range)
    if (min === null && max === null) return [named(name, format(messages.onlyStated), language)]
    const bounds = () => {
      if (min === null) return format(messages.to, { unit: name, max: max ?? 0 })
      if (max === null) return format(messages.from, { unit: name, min })
      return format(messages.between, { unit: name, min, max })
    }
    return [stated(named(name, bounds(), language), range.allowUnspecified, language)]
  }

const time =
  (name: TimeName): Describe =>
  ({ search, reader: { language } }) => {
    const value = search[name]
    if (isRelative(value)) return [formatOf(language)(timeMessages[name], { count: value.within })]
    return isTimeSet(value) ? [named(name, daysText(value, language), language)] : []
  }

/** Describes each filter of an agent (a saved search). A new filter does not compile without a description. */
const descriptions: Readonly<Record<FilterName, Describe>> = {
  criteria: ({ agent }) =>
    (agent.criteria ?? []).flatMap(({ name = '', included }) =>
      name === '' ? [] : [included ? name : `− ${name}`],
    ),
  projectPhases: namesOf('projectPhases', projectPhases),
  procurementPhases: namesOf('procurementPhases', procurementPhases),
  procurementTypes: namesOf('procurementTypes', procurementTypes),
  roles: namesOf('roles', roles),
  companies: ({ agent }) =>
    'companies' in agent ? (agent.companies ?? []).flatMap(({ companyName }) => companyName ?? []) : [],
  countryIds: ({ search, reader: { language } }) => {
    return search.countryIds.flatMap((id) => {
      const code = countries.find((one) => one.id === id)?.code
      return code === undefined
        ? []
        : [textIntl(language).formatDisplayName(code, { type: 'region' }) ?? code]
    })
  },
  // Readers without access to deadlines cannot filter by them (K02).
  deadline: (described) =>
    may(described.reader.caller, 'readPaidDetails') ? time('deadline')(described) : [],
  start: time('start'),
  updated: time('updated'),
  building: ({ search: { building }, reader: { language } }) => {
    const { from, to, allowUnspecified } = building
    if (from !== null || to !== null)
      return [stated(named('building', daysText(building, language), language), allowUnspecified, language)]
    return allowUnspecified ? [] : [named('building', formatOf(language)(messages.onlyStated), language)]
  },
  budget: measure('budget'),
  buildingSize: measure('buildingSize'),
  groundSize: measure('groundSize'),
  units: measure('units'),
  metres: measure('metres'),
  isPublic: ({ search: { isPublic }, reader: { language } }) =>
    isPublic === null ? [] : [formatOf(language)(isPublic ? messages.public : messages.private)],
  // Agents do not have this filter.
  unseen: () => [],
}

/** Describes all filters of an agent (a saved search) in words, without its free text (S17, S24, Z06). */
export function describeFilters(agent: Agent, reader: Reader): string[] {
  const described = { agent, search: fromAgent(agent), reader }
  return Object.values(descriptions).flatMap((describe) => describe(described))
}
