import { dayAt } from '@spadestik/domain/dates'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import { askedConditions } from '../filters/askedConditions'
import type { AskedCondition } from '../filters/FilterRow'
import type { View } from '../contract/View'
import { companySearch } from '../search/companySearch'
import type { Condition } from '../filters/allOf'
import { allOf } from '../filters/allOf'
import { prepareItemSearch } from '../search/itemSearch'
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
   * Whether the free text has a phrase in quotation marks. Finding all items is slow then, because the text of
   * each is read.
   */
  readonly hasPhrase: boolean
}

/**
 * The maximum number of filters that a rehearsal (the preview of what an agent would have sent) leaves out,
 * one at a time, to count the items that the agent would then find. Further filters are never left out. Each
 * filter uses one bit of the number that `readMailableChanges` computes for a change.
 */
const maxFilters = 40

const isRelativeFilter = ({ condition }: RehearsedFilter) => condition === null

function prepare(
  db: Kysely<Database>,
  type: AgentType,
  view: View,
  filters: SentFilters,
  hidden: readonly number[],
): Promise<Search> {
  return type === 'company'
    ? companySearch(db, filters, view.language)
    : prepareItemSearch(db, type, view, filters, hidden)
}

/**
 * Splits a search into one condition for each filter. All conditions together find the same items as the
 * search.
 *
 * @param view the user of the agent. Paid details are compared only for users who may read them.
 * @param hidden the ids of items that are hidden from the user
 */
export async function rehearsedFilters(
  db: Kysely<Database>,
  type: AgentType,
  view: View,
  filters: AgentFilters,
  hidden: readonly number[],
): Promise<RehearsedFilters> {
  const sent: SentFilters = filters
  const conditionsOf = async (part: SentFilters) => (await prepare(db, type, view, part, [])).conditions
  const today = dayAt(view.now.getTime(), view.timeZone)
  const all: RehearsedFilter[] = []
  for (const asked of askedConditions(type, sent, { language: view.language, today })) {
    const isRelative = typeof asked.asked.within === 'number'
    all.push({ asked, condition: isRelative ? null : allOf(await conditionsOf(asked.sent)) })
  }
  const [relative, others] = [all.filter(isRelativeFilter), all.filter((one) => !isRelativeFilter(one))]
  return {
    type,
    sent,
    hasPhrase: (await prepare(db, type, view, sent, [])).hasPhrase,
    always: [
      ...(await prepare(db, type, view, {}, hidden)).conditions,
      ...others.slice(maxFilters).flatMap(({ condition }) => condition ?? []),
    ],
    filters: [...others.slice(0, maxFilters), ...relative],
  }
}
