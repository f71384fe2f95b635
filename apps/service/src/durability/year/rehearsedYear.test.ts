import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { callerOfUser } from '../../accounts/auth/callers'
import { runJobs } from '../../jobs/startJobs'
import { rehearseAgent } from '../../rehearsals/rehearseAgent'
import { testLength } from '../../../../../tests/setup/testLength'
import { mainEngines } from '../../testing/openTestDatabase'
import { setClock } from './databaseClock'
import { instantOf, laterDay } from './localTime'
import { makePlan } from './makePlan'
import { openYear } from './openYear'
import { takeMails } from './readMails'
import type { YearPlan } from './YearPlan'
import { perform, seedPlan, sentFilters } from './YearService'

const weeks = 4
/**
 * The days until the number of changes per day is steady. Items begin at any time and change for months, so
 * this number grows at first: after 30 days, it would still grow by half during the 90 days that are
 * rehearsed.
 */
const warmUp = 120
/**
 * First the number of changes gets steady, then 90 days are rehearsed, and then four weeks are compared with
 * the rehearsal.
 */
const days = warmUp + 90 + weeks * 7
const users = testLength.isLong ? 96 : 24
const items = testLength.isLong ? 2000 : 600
const size = { seed: 5, from: '2026-01-05', days, items, users, words: 3, importsPerDay: 2 }

/** Every user has one agent and nothing else, so that each mail comes from this agent. */
function onePerUser(): YearPlan {
  const plan = makePlan(size)
  const agents = plan.users.flatMap((_user, user) => {
    const agent = plan.agents.find((one) => one.users[0] === user)
    return agent === undefined ? [] : [{ ...agent, users: [user] }]
  })
  return { ...plan, agents, lists: [], events: plan.events.filter(({ kind }) => kind === 'write') }
}

/** The mails of an agent in four weeks: what was predicted, and what was sent. */
interface Outcome {
  readonly timing: string
  readonly kinds: string
  readonly predicted: number
  readonly sent: number
}

async function compareFourWeeks(engine: (typeof mainEngines)[number]): Promise<Outcome[]> {
  const plan = onePerUser()
  const year = await openYear(engine)
  const { db } = year
  try {
    const ids = await seedPlan(db, plan, new Date(instantOf(size.from, '00:00:00')))
    const itemIds = new Map<string, number>()
    const begin = instantOf(laterDay(size.from, days - weeks * 7), '00:00:00')
    const end = instantOf(laterDay(size.from, days), '00:00:00')
    const at = async (time: number) => {
      await setClock(db, time)
      const clock = () => new Date(time)
      const postman = { send: async () => {}, close: () => {} }
      const context = { publicUrl: 'https://www.spadestik.dk', secret: 'a secret of the simulation', clock }
      await runJobs({ db, postman, onFailure: () => undefined, ...context })
    }
    for (const event of plan.events.filter((one) => one.at < begin)) {
      await setClock(db, event.at)
      await perform(db, event, ids, itemIds)
    }
    await sql`update item_changes set gathered = true`.execute(db)
    const predicted: number[] = []
    for (const [index, agent] of plan.agents.entries()) {
      const caller = await callerOfUser(db, ids.users[index] ?? 0)
      if (caller === null) throw new Error('The user has disappeared, so nothing can be predicted.')
      const view = { caller, language: 'da', now: new Date(begin), timeZone: 'Europe/Copenhagen' } as const
      const of = { agentId: ids.agents[index] ?? null, kinds: agent.kinds }
      const answer = await rehearseAgent(db, agent.type, view, sentFilters(agent), of)
      predicted.push((answer.mails[agent.timing] / answer.days) * weeks * 7)
    }
    const times = plan.events.filter((one) => one.at >= begin)
    const mornings = Array.from({ length: weeks * 7 }, (_one, index) =>
      instantOf(laterDay(size.from, days - weeks * 7 + index), '06:00:00'),
    )
    const rounds = [...mornings, ...times.flatMap((event) => [event.at, event.at + 300_000])].sort(
      (a, b) => a - b,
    )
    for (const now of rounds) {
      for (const event of times.filter((one) => one.at === now)) {
        await setClock(db, now)
        await perform(db, event, ids, itemIds)
      }
      await at(now)
    }
    const keys = new Map<string, string>()
    const mails = (await takeMails(db, ids, keys)).filter(({ created }) => created < end)
    return plan.agents.map(({ timing, kinds }, index) => ({
      timing,
      kinds: JSON.stringify(kinds),
      predicted: predicted[index] ?? 0,
      sent: mails.filter(({ to }) => to === plan.users[index]?.email).length,
    }))
  } finally {
    await year.close()
  }
}

/**
 * Whether the number of an agent's mails is close to its prediction: within 20 %, or within what chance alone
 * explains if there are few mails. That is three standard deviations of a Poisson distribution of four weeks,
 * and of the 90 days from which it was predicted.
 */
function isClose({ predicted, sent }: Outcome): boolean {
  const byChance = 3 * Math.sqrt(Math.max(predicted, 1) * (1 + (weeks * 7) / 90))
  return Math.abs(sent - predicted) <= Math.max(predicted * 0.2, byChance)
}

const totalOf = (outcomes: readonly Outcome[], figure: 'predicted' | 'sent') =>
  outcomes.reduce((sum, outcome) => sum + outcome[figure], 0)

describe.each(mainEngines)('rehearsals of steady data on %s', (engine) => {
  test(
    '[Z13, W12] predict the mails of the next four weeks within 20 %, for each choice of kinds',
    { timeout: 1_200_000 },
    async () => {
      const outcomes = await compareFourWeeks(engine)
      expect(outcomes.filter((outcome) => !isClose(outcome))).toEqual([])
      const ratios = [...Map.groupBy(outcomes, ({ kinds }) => kinds)].map(([kinds, all]) => ({
        kinds,
        ratio: totalOf(all, 'predicted') / totalOf(all, 'sent'),
      }))
      expect(ratios.filter(({ ratio }) => ratio < 0.8 || ratio > 1.2)).toEqual([])
      expect(ratios).toHaveLength(5)
    },
  )
})
