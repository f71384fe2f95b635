import { createRandom } from '../../createRandom'
import { dayOf, instantOf, laterDay } from './localTime'
import type { YearDatabase } from './openYear'
import { Simulation } from './Simulation'
import type { YearPlan } from './YearPlan'
import { seedPlan } from './YearService'

const minute = 60_000
/**
 * The number of differences at which the simulation stops. The first differences usually cause all later
 * ones.
 */
const maxDifferences = 5

/**
 * Returns the times at which jobs run: after every event and five minutes later, every morning, and after
 * pauses.
 */
function planRounds({ size, events, pauses }: YearPlan): number[] {
  const random = createRandom(size.seed + 1)
  const mornings = Array.from({ length: size.days + 8 }, (_one, index) =>
    instantOf(laterDay(size.from, index), '06:00:00'),
  )
  const afterEvents = events.flatMap(({ at }) => [at + random.integer(0, 40) * 1000, at + 5 * minute])
  const isPaused = (at: number) => pauses.some(({ from, to }) => at >= from && at < to)
  const all = [...mornings, ...afterEvents, ...pauses.map(({ to }) => to)]
  return [...new Set(all.filter((at) => !isPaused(at)))].sort((a, b) => a - b)
}

export interface YearReport {
  readonly differences: readonly string[]
  readonly mails: number
  readonly rounds: number
  readonly kills: number
}

/**
 * Simulates the period of a plan.
 *
 * @param onMonth reports each month that begins, `YYYY-MM`, and the number of mails before it
 */
export async function runYear(
  plan: YearPlan,
  year: YearDatabase,
  onMonth: (month: string, mails: number) => void = () => undefined,
): Promise<YearReport> {
  const simulation = new Simulation(plan, year)
  const start = instantOf(plan.size.from, '00:00:00')
  await simulation.at(start)
  const ids = await seedPlan(year.db, plan, new Date(start))
  const events = [...plan.events]
  const planned = planRounds(plan)
  let rounds = 0
  let month = ''
  let retry: number | null = null
  while (planned.length > 0 || retry !== null) {
    const next = planned[0]
    const now = Math.max(simulation.now, Math.min(next ?? Infinity, retry ?? Infinity))
    if (next !== undefined && next <= now) planned.shift()
    while (events[0] !== undefined && events[0].at <= now) {
      const [event] = events.splice(0, 1)
      if (event !== undefined) await simulation.happen(event, ids)
    }
    await simulation.round(now, ids)
    retry = await simulation.nextTry()
    rounds += 1
    if (dayOf(now).slice(0, 7) !== month) {
      month = dayOf(now).slice(0, 7)
      onMonth(month, simulation.queued.length)
    }
    if (simulation.differences.length >= maxDifferences) break
  }
  const { differences, queued, kills } = simulation
  const undelivered = differences.length >= maxDifferences ? [] : simulation.compareDeliveries()
  return { differences: [...differences, ...undelivered], mails: queued.length, rounds, kills }
}
