export interface OrderedPhase {
  readonly id: number
  /**
   * The position among the regular phases. Null for a phase that ends an item early, such as a cancellation.
   */
  readonly index?: number | null
  readonly name: string
}

type StepState = 'past' | 'current' | 'later'

export interface PhaseStep {
  readonly id: number
  readonly name: string
  readonly state: StepState
  /** When the phase began, `YYYY-MM-DD`. Null if it was not recorded. */
  readonly date: string | null
}

interface PhaseRecord {
  readonly date: string | null
  readonly phase: { readonly id: number }
}

const hasPosition = ({ index }: OrderedPhase): boolean => index !== null && index !== undefined

/**
 * Returns the regular phases, sorted by index. Phases without an index, such as a cancellation, are left out.
 * If no phase has an index, returns all of them, sorted by id. (W09)
 */
export function courseOf<Phase extends OrderedPhase>(phases: readonly Phase[]): Phase[] {
  const regular = phases.filter(hasPosition)
  const position = (phase: OrderedPhase): number => phase.index ?? phase.id
  return (regular.length === 0 ? [...phases] : regular).sort(
    (a, b) => position(a) - position(b) || a.id - b.id,
  )
}

/**
 * Returns an item's past, current and future phases, each with the day on which it began. If a special phase
 * such as a cancellation ended the item early, returns only the phases with a recorded day, followed by the
 * special phase. (W09)
 */
export function phaseSteps(
  phases: readonly OrderedPhase[],
  currentId: number | null,
  records: readonly PhaseRecord[],
): PhaseStep[] {
  const course = courseOf(phases)
  const currentIndex = course.findIndex((phase) => phase.id === currentId)
  const steps = course.map(({ id, name }, index) => stepOf(id, name, stateAt(index, currentIndex), records))
  const end = phases.find((phase) => phase.id === currentId && !course.includes(phase))
  if (end === undefined) return steps
  const entered = steps
    .filter(({ date }) => date !== null)
    .map((step) => ({ ...step, state: 'past' as const }))
  return [...entered, stepOf(end.id, end.name, 'current', records)]
}

function stateAt(index: number, currentIndex: number): StepState {
  if (index === currentIndex) return 'current'
  return index < currentIndex ? 'past' : 'later'
}

function stepOf(id: number, name: string, state: StepState, records: readonly PhaseRecord[]): PhaseStep {
  const dates = records.flatMap(({ phase, date }) => (phase.id === id && date !== null ? [date] : []))
  return { id, name, state, date: dates.sort().at(-1) ?? null }
}
