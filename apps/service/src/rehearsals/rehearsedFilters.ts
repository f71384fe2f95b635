import type { Measure } from '@spadestik/domain/range'
import { fromMeasureBody, measures, toMeasureBody } from '@spadestik/domain/range'
import type { TimeName } from '@spadestik/domain/times'
import { fromTimeBody, isRelative, timeNames, toTimeBody } from '@spadestik/domain/times'
import type { ConditionName } from '../agents/agentConditions'
import type { AskedCondition } from '../explanations/askedConditions'
import { askedConditions } from '../explanations/askedConditions'
import type { View } from '../contract/View'
import { companySearch } from '../search/companySearch'
import type { Condition } from '../search/conditions/allOf'
import { allOf } from '../search/conditions/allOf'
import { prepareProcurementSearch } from '../search/procurementSearch'
import { prepareProjectSearch } from '../search/projectSearch'
import type { Search } from '../search/run/Search'
import type { AgentFilters, AgentType, SentFilters } from '../storage/records/AgentFilters'

export interface RehearsedFilter {
  readonly asked: AskedCondition
  /**
   * Null for a relative time, such as the last 30 days, because the condition depends on the day of each
   * change.
   */
  readonly condition: Condition | null
}

export interface RehearsedFilters {
  readonly type: AgentType
  readonly filters: readonly RehearsedFilter[]
  /**
   * Conditions that an item must always meet: its phase is one that the subscription covers, the user has not
   * hidden it, and it passes all filters beyond `maxFilters`. The rehearsal never tries the search without
   * them.
   */
  readonly always: readonly Condition[]
  readonly sent: SentFilters
  /**
   * Whether the free text has a phrase in quotation marks. Finding all items is slow then, because indexes do
   * not know the order of words.
   */
  readonly hasPhrase: boolean
}

const isMeasure = (name: ConditionName): name is Measure => measures.some((measure) => measure === name)
const isTime = (name: ConditionName): name is TimeName => timeNames.some((time) => time === name)

/**
 * The maximum number of filters that a rehearsal (the preview of what an agent would have sent) leaves out,
 * one at a time, to count the items that the agent would then find. Further filters are never left out. Each
 * filter uses one bit of the number that `readMailableChanges` computes for a change.
 */
const maxFilters = 40

const isRelativeFilter = ({ condition }: RehearsedFilter) => condition === null

function onlyFilter(type: AgentType, sent: SentFilters, asked: AskedCondition): SentFilters {
  const { name, typeId } = asked
  const { freeSearch, freeSearchType = 'normal', criteria = [], companies, roles } = sent
  if (isMeasure(name)) return toMeasureBody(name, fromMeasureBody(name, sent))
  if (isTime(name)) return toTimeBody(name, fromTimeBody(name, sent))
  switch (name) {
    case 'freeSearch':
    case 'postalCode':
      return { freeSearch: freeSearch ?? null, freeSearchType }
    case 'criteria':
      if (type === 'company') return { criteria }
      return { criteria: criteria.filter((one) => one.included && one.typeId === typeId) }
    case 'excludedCriteria':
      return { criteria: criteria.filter(({ included }) => !included) }
    case 'companies':
      return { companies: companies ?? [], roles: roles ?? [] }
    case 'building': {
      const { buildingStart = null, buildingEnd = null, allowUnspecifiedStartEnd = true } = sent
      return { buildingStart, buildingEnd, allowUnspecifiedStartEnd }
    }
    default:
      return { [name]: sent[name] }
  }
}

function prepare(type: AgentType, view: View, filters: SentFilters, hidden: readonly number[]): Search {
  if (type === 'project') return prepareProjectSearch(view, filters, hidden)
  if (type === 'procurement') return prepareProcurementSearch(view, filters, hidden)
  return companySearch(filters, view.language)
}

/**
 * Splits a search into one condition for each filter. All conditions together find the same items as the
 * search.
 *
 * @param view the user of the agent. Paid details are compared only for users who may read them.
 * @param hidden the ids of items that are hidden from the user
 */
export function rehearsedFilters(
  type: AgentType,
  view: View,
  filters: AgentFilters,
  hidden: readonly number[],
): RehearsedFilters {
  const sent: SentFilters = filters
  const conditionsOf = (part: SentFilters) => prepare(type, view, part, []).conditions
  const all = askedConditions(type, filters, view).map((asked): RehearsedFilter => {
    const isOfTheDay = isTime(asked.name) && isRelative(fromTimeBody(asked.name, sent))
    return { asked, condition: isOfTheDay ? null : allOf(conditionsOf(onlyFilter(type, sent, asked))) }
  })
  const [relative, others] = [all.filter(isRelativeFilter), all.filter((one) => !isRelativeFilter(one))]
  return {
    type,
    sent,
    hasPhrase: prepare(type, view, sent, []).hasPhrase,
    always: [
      ...prepare(type, view, {}, hidden).conditions,
      ...others.slice(maxFilters).flatMap(({ condition }) => condition ?? []),
    ],
    filters: [...others.slice(0, maxFilters), ...relative],
  }
}
