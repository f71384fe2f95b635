import type { AlertKinds } from '@spadestik/domain/alerts'
import type { Random } from '../../createRandom'
import { createRandom } from '../../createRandom'
import { dayOf, instantOf, laterDay } from './localTime'
import type { ItemState, PlannedAgent, PlannedList, PlannedUser } from './YearPlan'
import type { YearEvent, YearPlan, YearSize } from './YearPlan'

const second = 1000
const minute = 60 * second
const starts = ['bal', 'dom', 'fim', 'gul', 'kav', 'lop', 'mur', 'nat', 'pil', 'rus', 'sev', 'tib']
const ends = ['bok', 'dak', 'fuk', 'gim', 'hop', 'lik']
const countries = ['DK', 'SE', 'NO'] as const
const locales = [
  { domainId: 9, languageId: 2 },
  { domainId: 8, languageId: 4 },
  { domainId: 10, languageId: 7 },
] as const
export const phases = {
  project: ['planning', 'design', 'tender', 'construction'],
  procurement: ['planned', 'open', 'evaluation', 'awarded', 'cancelled'],
} as const
export const kindChoices: readonly AlertKinds[] = [
  {},
  { earlierDeadline: 'atOnce', outcome: 'atOnce' },
  { left: 'withMail' },
  { left: 'atOnce', sum: 'never', other: 'never' },
  { new: 'atOnce', phase: 'never' },
]
const kinds: readonly AlertKinds[] = [{}, ...kindChoices]

const wordOf = (index: number) => `${starts[index % starts.length]}${ends[Math.floor(index / starts.length)]}`

const senderOf = (random: Random) => ({
  timing: random.weighted({ always: 2, daily: 4, weekly: 4 }),
  kinds: random.pick(kinds),
})

/**
 * Returns true for one user in ten. Such a user has one agent (a saved search) and no lists, so that every
 * mail comes from this agent.
 */
const isAlone = (user: number): boolean => user % 10 === 0

function planAgent(random: Random, { words, users }: YearSize, user: number): PlannedAgent {
  const isPaid = isPaidUser(user)
  const type = isPaid && random.chance(0.4) ? 'project' : 'procurement'
  const shared = random.integer(0, users - 1)
  const isShared = !isAlone(user) && !isAlone(shared) && isPaid && isPaidUser(shared) && random.chance(0.1)
  const filter = {
    // For half of the users with a single agent, the agent searches for no word, so that it finds many items.
    ...(isAlone(user) && user % 20 === 0 ? {} : { word: wordOf(random.integer(0, words - 1)) }),
    ...(random.chance(0.5) ? { countries: random.sample(countries, 2) } : {}),
    ...(random.chance(0.5) ? { phases: random.sample(phases[type], 3) } : {}),
    ...(random.chance(0.3) ? { minBudget: random.integer(1, 6) * 1_000_000 } : {}),
    ...(type === 'procurement' && random.chance(0.2) ? { deadlineWithinDays: random.integer(10, 30) } : {}),
  }
  return { type, users: [...new Set(isShared ? [user, shared] : [user])], filter, ...senderOf(random) }
}

/** Plans a list. Leaves out the kinds of change `new` and `left`, because only agents mail these kinds. */
function planList(random: Random, user: number): PlannedList {
  const { timing, kinds: all } = senderOf(random)
  const { new: _new, left: _left, ...own } = all
  return { user, timing, kinds: own }
}

/** One user in five has no paid subscription. */
const isPaidUser = (user: number) => user % 5 !== 3

const deadlineFrom = (random: Random, today: string) =>
  random.chance(0.2) ? null : laterDay(today, random.integer(5, 60))

function newItem(random: Random, { words }: YearSize, today: string): ItemState {
  const type = random.pick(['project', 'procurement'] as const)
  return {
    type,
    word: wordOf(random.integer(0, words - 1)),
    country: random.pick(countries),
    phase: phases[type][random.integer(0, 1)] ?? phases[type][0],
    budget: random.chance(0.2) ? null : random.integer(5, 90) * 100_000,
    deadline: type === 'project' ? null : deadlineFrom(random, today),
    text: '',
  }
}

/** Changes some fields of an item, or none, or resets the item to its first values. */
function changeItem(random: Random, state: ItemState, first: ItemState, today: string): ItemState {
  if (random.chance(0.05)) return state
  if (random.chance(0.1)) return first
  const next = {
    phase: random.chance(0.4) ? { phase: random.pick(phases[state.type]) } : {},
    budget: random.chance(0.3) ? { budget: random.integer(5, 90) * 100_000 } : {},
    text: random.chance(0.3) ? { text: `Tekst ${random.integer(1, 9)}` } : {},
  }
  const isMoved = state.type === 'procurement' && random.chance(0.3)
  const deadline = isMoved ? { deadline: deadlineFrom(random, today) } : {}
  return { ...state, ...next.phase, ...next.budget, ...next.text, ...deadline }
}

/**
 * Picks the instant of an import. Many imports are close to 06:00, the hour of the mails, or at the hours of
 * the night at which clocks change twice a year.
 */
function pickInstant(random: Random, day: string): number {
  const near = random.weighted({ morning: 2, night: 1, day: 5 })
  if (near === 'morning') return instantOf(day, '06:00:00') + random.integer(-6, 6) * 30 * second
  if (near === 'night') return instantOf(day, '00:30:00') + random.integer(0, 10_800) * second
  return instantOf(day, '07:00:00') + random.integer(0, 50_400) * second
}

function planWrites(random: Random, size: YearSize): YearEvent[] {
  const days = Array.from({ length: size.days }, (_one, index) => laterDay(size.from, index))
  const times = days
    .flatMap((day) => Array.from({ length: size.importsPerDay }, () => pickInstant(random, day)))
    .sort((a, b) => a - b)
  const writes = times.map(() => new Set<number>())
  for (let item = 0; item < size.items; item += 1) {
    let place = random.integer(0, times.length - 1)
    do {
      writes[place]?.add(item)
      place += random.integer(1, size.importsPerDay * 30)
    } while (place < times.length && random.chance(0.65))
  }
  const first = new Map<number, ItemState>()
  const states = new Map<number, ItemState>()
  return writes.flatMap((items, index): YearEvent[] => {
    const at = times[index] ?? 0
    const written = [...items].map((item) => {
      const [known, begin] = [states.get(item), first.get(item)]
      const state =
        known === undefined || begin === undefined
          ? newItem(random, size, dayOf(at))
          : changeItem(random, known, begin, dayOf(at))
      if (known === undefined) first.set(item, state)
      states.set(item, state)
      return { key: `item-${item}`, state }
    })
    return written.length === 0 ? [] : [{ at, kind: 'write', items: written }]
  })
}

/** Plans what users do with the items of an import, some seconds after the import. */
function planChoices(
  random: Random,
  writes: readonly YearEvent[],
  lists: readonly PlannedList[],
  users: number,
) {
  return writes.flatMap((event): YearEvent[] => {
    if (event.kind !== 'write' || !random.chance(0.2)) return []
    const { key } = random.pick(event.items)
    const at = event.at + random.integer(1, 20) * second
    const user = random.integer(0, users - 1)
    if (isPaidUser(user) && random.chance(0.3)) return [{ at, kind: 'hidden', user, key }]
    return lists.length === 0 ? [] : [{ at, kind: 'listed', list: random.integer(0, lists.length - 1), key }]
  })
}

function planPauses(random: Random, { from, days }: YearSize) {
  return Array.from({ length: Math.ceil(days / 9) }, (_one, index) => {
    const day = laterDay(from, index * 9 + random.integer(1, 7))
    const start = instantOf(day, '03:30:00') + random.integer(0, 240) * minute
    return { from: start, to: start + random.integer(10, 400) * minute }
  })
}

export function makePlan(size: YearSize): YearPlan {
  const random = createRandom(size.seed)
  const users = Array.from({ length: size.users }, (_one, index): PlannedUser => {
    const locale = random.pick(locales)
    return { email: `user-${index}@year.test`, isPaid: isPaidUser(index), ...locale }
  })
  const agents = users.flatMap((_user, index) =>
    Array.from({ length: isAlone(index) ? 1 : random.integer(1, 2) }, () => planAgent(random, size, index)),
  )
  const lists = users.flatMap((_user, user) =>
    !isAlone(user) && isPaidUser(user) && random.chance(0.5) ? [planList(random, user)] : [],
  )
  const writes = planWrites(random, size)
  const events = [...writes, ...planChoices(random, writes, lists, size.users)].sort((a, b) => a.at - b.at)
  return { size, users, agents, lists, events, pauses: planPauses(random, size) }
}
