/** A phase of the reference data. */
export interface OrderedPhase {
  readonly id: number
  /** Position in the regular order; null for a phase that ends an item early, such as a cancellation. */
  readonly index?: number | null
  readonly name: string
}

export type StepState = 'past' | 'current' | 'later'

/** One phase in the timeline of an item. */
export interface PhaseStep {
  readonly id: number
  readonly name: string
  readonly state: StepState
  /** `YYYY-MM-DD`, or null if not recorded. */
  readonly date: string | null
}

interface PhaseRecord {
  readonly date: string | null
  readonly phase: { readonly id: number }
}

const hasPlace = ({ index }: OrderedPhase): boolean => index !== null && index !== undefined

/**
 * Returns the regular phases in order: by index, or by id if no phase has an index. If some phases have an
 * index, those without one are left out. (W09)
 */
export function courseOf<Phase extends OrderedPhase>(phases: readonly Phase[]): Phase[] {
  const placed = phases.filter(hasPlace)
  const place = (phase: OrderedPhase): number => phase.index ?? phase.id
  return (placed.length === 0 ? [...phases] : placed).sort((a, b) => place(a) - place(b) || a.id - b.id)
}

/**
 * Returns the timeline of an item: its past, current and upcoming phases and when each began. A phase that
 * ended the item early comes last, after the phases that were entered. (W09)
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
