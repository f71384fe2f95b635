/** A phase as the reference data names it. */
export interface OrderedPhase {
  readonly id: number
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

/** Phases in their order: by index where they have one, else by id. @source specification 4 (Phase timeline) */
export function inPhaseOrder<Phase extends OrderedPhase>(phases: readonly Phase[]): Phase[] {
  const place = (phase: OrderedPhase): number => phase.index ?? phase.id
  return [...phases].sort((a, b) => place(a) - place(b) || a.id - b.id)
}

/** The timeline of an item: which phases are behind it, which it is in, which are to come, and when each began. */
export function phaseSteps(
  phases: readonly OrderedPhase[],
  currentId: number | null,
  records: readonly { readonly date: string | null; readonly phase: { readonly id: number } }[],
): PhaseStep[] {
  const ordered = inPhaseOrder(phases)
  const here = ordered.findIndex((phase) => phase.id === currentId)
  return ordered.map(({ id, name }, index) => ({
    id,
    name,
    state: index === here ? 'current' : index < here ? 'past' : 'later',
    date: latestDate(records.filter((record) => record.phase.id === id).map((record) => record.date)),
  }))
}

function latestDate(dates: readonly (string | null)[]): string | null {
  return (
    dates
      .filter((date) => date !== null)
      .sort()
      .at(-1) ?? null
  )
}
