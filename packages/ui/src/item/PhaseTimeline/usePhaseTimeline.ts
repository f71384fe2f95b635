/** Whether a phase is before or after the current phase, or is the current phase. */
export type PhaseState = 'earlier' | 'current' | 'later'

/** A phase of a timeline. */
export interface TimelinePhase {
  id: number | string
  name: string
  /** The day on which the phase began, as formatted text, or `--` if the day is unknown. */
  date: string
  state: PhaseState
}

/**
 * A phase of a timeline. The `state` can be left out. The hook then derives it from the option `currentId`.
 */
export type TimelinePhaseOption = Omit<TimelinePhase, 'state'> & Partial<Pick<TimelinePhase, 'state'>>

/** The options of `usePhaseTimeline`. */
export interface PhaseTimelineOptions {
  /** The accessible name of the timeline. */
  'aria-label'?: string
  /** The phases in chronological order. */
  phases: readonly TimelinePhaseOption[]
  /**
   * The id of the current phase. Phases before it are `earlier` and phases after it are `later`, except
   * phases with their own `state`.
   */
  currentId?: TimelinePhase['id'] | null
}

/** Returns the phases of a timeline with their states, and the props of the elements (W09). */
export function usePhaseTimeline({ phases, currentId, ...listProps }: PhaseTimelineOptions) {
  const current = phases.findIndex(({ id }) => id === currentId)
  return {
    /** The props of the list element. */
    listProps,
    /** The phases in order, each with its state. */
    phases: phases.map((phase, index): TimelinePhase => ({
      state: index === current ? 'current' : index < current ? 'earlier' : 'later',
      ...phase,
    })),
    /** Returns the props of the list item that shows a phase. */
    getPhaseProps: ({ state }: Pick<TimelinePhase, 'state'>) =>
      ({ 'data-state': state, 'aria-current': state === 'current' ? 'step' : undefined }) as const,
  }
}
