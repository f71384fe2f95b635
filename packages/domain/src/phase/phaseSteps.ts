/** A phase as the reference data names it. */
export interface OrderedPhase {
  readonly id: number
  /** The place in the course; null for a phase that ends it early, such as a cancellation. */
  readonly index?: number | null
  readonly name: string
}

export type StepState = 'past' | 'current' | 'later'

/** A phase's place in the timeline of one item. */
export interface PhaseStep {
  readonly id: number
  readonly name: string
  readonly state: StepState
  /** `YYYY-MM-DD`, or null where no record tells. */
  readonly date: string | null
}

interface PhaseRecord {
  readonly date: string | null
  readonly phase: { readonly id: number }
}

const hasPlace = ({ index }: OrderedPhase): boolean => index !== null && index !== undefined

/**
 * The phases of the ordinary course in their order: by index, or by id where no phase has an index. A phase
 * without an index among others that have one is no part of the course.
 *
 * @source specification 4 (Phase timeline)
 */
export function courseOf<Phase extends OrderedPhase>(phases: readonly Phase[]): Phase[] {
  const placed = phases.filter(hasPlace)
  const place = (phase: OrderedPhase): number => phase.index ?? phase.id
  return (placed.length === 0 ? [...phases] : placed).sort((a, b) => place(a) - place(b) || a.id - b.id)
}

/**
 * The timeline of an item: which phases are behind it, which it is in, which are to come, and when each
 * began. A phase that ended the course early stands last, after the phases that the item had entered.
 */
export function phaseSteps(
  phases: readonly OrderedPhase[],
  currentId: number | null,
  records: readonly PhaseRecord[],
): PhaseStep[] {
  const course = courseOf(phases)
  const here = course.findIndex((phase) => phase.id === currentId)
  const steps = course.map(({ id, name }, index) => stepOf(id, name, stateAt(index, here), records))
  const end = phases.find((phase) => phase.id === currentId && !course.includes(phase))
  if (end === undefined) return steps
  const entered = steps
    .filter(({ date }) => date !== null)
    .map((step) => ({ ...step, state: 'past' as const }))
  return [...entered, stepOf(end.id, end.name, 'current', records)]
}

function stateAt(index: number, here: number): StepState {
  if (index === here) return 'current'
  return index < here ? 'past' : 'later'
}

function stepOf(id: number, name: string, state: StepState, records: readonly PhaseRecord[]): PhaseStep {
  const dates = records.flatMap(({ phase, date }) => (phase.id === id && date !== null ? [date] : []))
  return { id, name, state, date: dates.sort().at(-1) ?? null }
}
