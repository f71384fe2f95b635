import type { Schemas } from '@spadestik/api-client/schema'
import type { AlertKinds } from '@spadestik/domain/alerts'
import { addDays, dayAt, daysBetween } from '@spadestik/domain/dates'
import type { Kysely } from 'kysely'
import { completeFilters } from '../agents/completeFilters'
import { readFilterNames } from '../agents/readFilterNames'
import type { View } from '../contract/View'
import { nameIn } from '../terms/inLanguage'
import { readHiddenIds } from '../items/hidden/readHiddenIds'
import type { Database } from '../storage/Database'
import type { AgentType, SentFilters } from '../storage/records/AgentFilters'
import { countAlreadyFound } from './countAlreadyFound'
import { countMails } from './countMails'
import type { FoundChanges, SampleSize } from './findChanges'
import { findChanges, itemsOf } from './findChanges'
import { readLatestItems } from './readLatestItems'
import { readPeriod } from './readPeriod'
import type { Period } from './readMailableChanges'
import type { RehearsedFilters } from './rehearsedFilters'
import { rehearsedFilters } from './rehearsedFilters'

const daysPerWeek = 7

/**
 * Counts the found items of each week. The last week ends on the last day of the period, so the first week
 * can be shorter.
 */
function countWeeks({ found, foundFactor }: FoundChanges, { from, to }: Period, timeZone: string) {
  const weekOf = (day: string) => Math.floor(daysBetween(day, to) / daysPerWeek)
  const byWeek = Map.groupBy(found, ({ time }) => weekOf(dayAt(time, timeZone)))
  return Array.from({ length: weekOf(from) + 1 }, (_one, index) => weekOf(from) - index).map((week) => {
    const first = addDays(to, 1 - (week + 1) * daysPerWeek)
    return {
      from: first < from ? from : first,
      count: itemsOf(byWeek.get(week) ?? []).size * foundFactor,
    }
  })
}

/**
 * Counts for each filter how many more items the agent would find without it. The largest count comes first.
 */
async function countWithoutFilter(
  db: Kysely<Database>,
  { filters }: RehearsedFilters,
  { compared, comparedFactor }: FoundChanges,
  { language }: View,
): Promise<Schemas['DroppableFilter'][]> {
  const types = await db.selectFrom('criterion_types').select(['id', 'names']).execute()
  const typeNames = new Map(types.map((type) => [type.id, nameIn(type.names, language, 'en')]))
  const found = itemsOf(compared.filter(({ failing }) => failing === null))
  return filters
    .map(({ asked: { name, asked, typeId } }, index) => {
      const nearly = itemsOf(compared.filter(({ failing }) => failing === index))
      const criterionType = typeId === null ? null : (typeNames.get(typeId) ?? null)
      return {
        name,
        criterionType,
        asked,
        more: [...nearly].filter((id) => !found.has(id)).length * comparedFactor,
      }
    })
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more)
}

interface RehearsedAgent {
  /** The agent that is being changed. Null for a new agent. */
  readonly agentId: number | null
  /** Null for the defaults of `alertChoiceOf`. */
  readonly kinds?: AlertKinds | null
}

/**
 * Counts what an agent (a saved search) would have sent to the user in the last 90 days (W12, ADR 46).
 *
 * @param size how many changes are compared, if not the default
 */
export async function rehearseAgent(
  db: Kysely<Database>,
  type: AgentType,
  view: View,
  sent: SentFilters,
  { agentId, kinds = null }: RehearsedAgent,
  size?: SampleSize,
): Promise<Schemas['AgentRehearsal']> {
  const { caller, language, timeZone } = view
  const filters = completeFilters(type, sent)
  const named = (await readFilterNames(db, [filters], language))(filters)
  const hidden = type === 'company' ? [] : await readHiddenIds(db, caller, `${type}_id`)
  const rehearsed = await rehearsedFilters(db, type, view, named, hidden)
  const period = await readPeriod(db, view)
  const changes = await findChanges(db, rehearsed, view, period, kinds, size)
  const { found, left, foundFactor, latest } = changes
  const inOrder = [...found, ...left].toSorted((a, b) => a.time - b.time)
  const count = itemsOf(found).size * foundFactor
  const alreadyFound = await countAlreadyFound(db, type, view, period, { found, agentId, hidden })
  return {
    from: period.from,
    days: daysBetween(period.from, period.to) + 1,
    count,
    weeks: countWeeks(changes, period, timeZone),
    latest: await readLatestItems(db, type, latest, view),
    alreadyFound: alreadyFound * foundFactor,
    mails: {
      always: countMails('always', inOrder, timeZone),
      daily: countMails('daily', inOrder, timeZone),
      weekly: countMails('weekly', inOrder, timeZone),
    },
    withoutFilter: await countWithoutFilter(db, rehearsed, changes, view),
    isSampled: foundFactor > 1,
  }
}
