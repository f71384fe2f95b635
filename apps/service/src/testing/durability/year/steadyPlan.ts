import type { Random } from '../../createRandom'
import { createRandom } from '../../createRandom'
import { instantOf, laterDay } from './localTime'
import { kindChoices, phases } from './makePlan'
import type { ItemState, PlannedAgent, YearEvent, YearPlan } from './YearPlan'

const words = ['balbok', 'dombok'] as const
const countries = ['DK', 'SE'] as const
const types = ['project', 'procurement'] as const
const timings = ['always', 'daily', 'weekly'] as const
/** The number of imports per week: one in the morning and one in the evening of five days. */
const slots = 10
const million = 1_000_000

/**
 * The items of one type in one country whose names contain one made-up word. Agents (saved searches) search
 * for this word. The items have the same number of changes in every week.
 */
interface Cell {
  readonly index: number
  readonly type: ItemState['type']
  readonly word: string
  readonly country: ItemState['country']
}

const cells: readonly Cell[] = types
  .flatMap((type) => words.flatMap((word) => countries.map((country) => ({ type, word, country }))))
  .map((cell, index) => ({ ...cell, index }))

/**
 * A change of one item by an import. `slot` is the number of this import within the week, and `state` has the
 * new values.
 */
interface Step {
  readonly slot: number
  readonly key: string
  readonly state: Partial<ItemState>
}

const wrap = (value: number, length: number) => ((value % length) + length) % length

/**
 * Returns a budget that differs from week to week. Only a large budget reaches the minimum budget of five
 * million that some agents (saved searches) require.
 */
const budgetOf = (isLarge: boolean, week: number) => (isLarge ? 8 : 1) * million + wrap(week, 9) * 10_000

const newItem = ({ type, word, country }: Cell, phase: number, budget: number): ItemState => ({
  type,
  word,
  country,
  phase: phases[type][phase] ?? phases[type][0],
  budget,
  deadline: null,
  text: '',
})

/**
 * Returns the items of a cell (a combination of type, word and country) at the start of the simulation, two
 * in each phase. Every week, each item moves to another phase.
 */
function firstItems(cell: Cell) {
  const count = phases[cell.type].length
  return Array.from({ length: 2 * count }, (_one, item) => ({
    key: `standing-${cell.index}-${item}`,
    state: newItem(cell, item % count, budgetOf(item >= count, 0)),
  }))
}

function stepsOf(cell: Cell, week: number, monday: string): Step[] {
  const { index, type } = cell
  const count = phases[type].length
  const standing = (item: number) => `standing-${index}-${item}`
  const created = (ofWeek: number) => `created-${index}-${ofWeek}`
  const phaseOf = (item: number) => phases[type][wrap(item + week, count)] ?? phases[type][0]
  const moves = Array.from({ length: 2 * count }, (_one, item) => ({
    slot: 5 * item + 3 * index,
    key: standing(item),
    state: { phase: phaseOf(item) },
  }))
  // Returns the index of an item that is in the given phase this week, so that the changes below concern the
  // same phases in every week.
  const inPhase = (phase: number) => wrap(index + phase - week, count)
  const sums = (count === 5 ? [0, 2, 4] : [0, 2])
    .flatMap((phase) => [inPhase(phase), count + inPhase(phase)])
    .map((item, place) => ({
      slot: 3 * index + 4 * place + 4,
      key: standing(item),
      state: { budget: budgetOf(item >= count, week) },
    }))
  const text = { slot: 3 * index + 7, key: standing(inPhase(1)), state: { text: `Tekst ${week}` } }
  const isTender = type === 'procurement'
  const first = {
    slot: 3 * index + 9,
    key: created(week),
    state: {
      ...newItem(cell, wrap(index, count), budgetOf(index % 3 === 0, week)),
      ...(isTender ? { deadline: laterDay(monday, 200) } : {}),
    },
  }
  // The tender that was created last week gets another deadline. In every second cell (the items of one type,
  // word and country) the deadline is earlier than before, and in the other cells it is later.
  const moved = {
    slot: 3 * index + 12,
    key: created(week - 1),
    state: { deadline: laterDay(monday, index % 2 === 0 ? 183 : 203) },
  }
  return [...moves, ...sums, text, first, ...(isTender && week > 1 ? [moved] : [])]
}

/** Returns an instant in the morning or in the evening, always after the mails of the day. */
function instantOfSlot(random: Random, day: string, slot: number): number {
  const hour = slot % 2 === 0 ? random.integer(7, 11) : random.integer(15, 21)
  const time = `${String(hour).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}:00`
  return instantOf(day, time)
}

function planWeek(random: Random, states: Map<string, ItemState>, week: number, monday: string): YearEvent[] {
  // Sort the days, so that a later slot never falls on an earlier day. Otherwise an item could be in another
  // phase than planned when its budget changes.
  const days = random.sample([0, 1, 2, 3, 4, 5, 6], slots / 2).sort((a, b) => a - b)
  const steps = cells.flatMap((cell) => stepsOf(cell, week, monday))
  const bySlot = Map.groupBy(steps, ({ slot }) => wrap(slot, slots))
  return [...bySlot]
    .sort(([a], [b]) => a - b)
    .map(([slot, ofSlot]): YearEvent => {
      for (const { key, state } of ofSlot) states.set(key, { ...states.get(key), ...state } as ItemState)
      const keys = [...new Set(ofSlot.map(({ key }) => key))]
      const items = keys.flatMap((key) => {
        const state = states.get(key)
        return state === undefined ? [] : [{ key, state }]
      })
      const day = laterDay(monday, days[Math.floor(slot / 2)] ?? 0)
      return { at: instantOfSlot(random, day, slot), kind: 'write', items }
    })
}

function planAgent(random: Random, user: number): PlannedAgent {
  const type = types[user % 2] ?? 'project'
  const ordered = phases[type]
  const first = random.integer(0, ordered.length - 1)
  const some = [0, 1].map((next) => ordered[wrap(first + next, ordered.length)] ?? ordered[0])
  return {
    type,
    users: [user],
    timing: timings[user % 3] ?? 'daily',
    kinds: kindChoices[user % kindChoices.length] ?? {},
    filter: {
      ...(random.chance(0.8) ? { word: random.pick(words) } : {}),
      ...(random.chance(0.6) ? { countries: [random.pick(countries)] } : {}),
      ...(random.chance(0.6) ? { phases: some } : {}),
      ...(random.chance(0.3) ? { minBudget: 5 * million } : {}),
    },
  }
}

/**
 * Plans weeks that are alike for every agent (a saved search), so that the number of mails from an agent does
 * not depend on chance. In each week, every cell (the items of one type, word and country) has the same
 * number of changes of each kind, in the same phases. Only the days, the hours and the changed items differ.
 *
 * @param from the first Monday
 */
export function steadyPlan(from: string, weeks: number, users: number): YearPlan {
  const random = createRandom(8)
  const states = new Map<string, ItemState>()
  const begin = cells.flatMap(firstItems)
  for (const { key, state } of begin) states.set(key, state)
  const first: YearEvent = { at: instantOf(from, '00:00:00'), kind: 'write', items: begin }
  const events = Array.from({ length: weeks }, (_one, index) =>
    planWeek(random, states, index + 1, laterDay(from, 7 * index)),
  )
  return {
    size: {
      seed: 8,
      from,
      days: 7 * weeks,
      items: states.size,
      users,
      words: words.length,
      importsPerDay: 2,
    },
    users: Array.from({ length: users }, (_one, user) => ({
      email: `user-${user}@year.test`,
      isPaid: true,
      domainId: 9,
      languageId: 2,
    })),
    agents: Array.from({ length: users }, (_one, user) => planAgent(random, user)),
    lists: [],
    events: [first, ...events.flat()],
    pauses: [],
  }
}
