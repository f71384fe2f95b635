/** The place of a phase in time, as seen from the current one. */
export type PhaseState = 'earlier' | 'current' | 'later'

/** One phase of a timeline. */
export interface TimelinePhase {
  id: number | string
  name: string
  /** The day it began, already formatted, or `--` if unknown. */
  date: string
  state: PhaseState
}

/** A phase whose state may follow from the current phase of its timeline. */
export type TimelinePhaseOption = Omit<TimelinePhase, 'state'> & Partial<Pick<TimelinePhase, 'state'>>

/** The options of `usePhaseTimeline`. */
export interface PhaseTimelineOptions {
  /** The accessible name of the timeline. */
  'aria-label'?: string
  /** The phases in order. */
  phases: readonly TimelinePhaseOption[]
  /** The id of the current phase, for phases without a state. Those before it are earlier, the others later. */
  currentId?: TimelinePhase['id'] | null
}

/** The states of the phases of a timeline, and the props of its elements (W09). */
export function usePhaseTimeline({ phases, currentId, ...listProps }: PhaseTimelineOptions) {
  const current = phases.findIndex(({ id }) => id === currentId)
  return {
    /** The props of the list. */
    listProps,
    /** The phases in order, each with its state. */
    phases: phases.map((phase, index): TimelinePhase => ({
      state: index === current ? 'current' : index < current ? 'earlier' : 'later',
      ...phase,
    })),
    /** Returns the props of the list item of a phase. */
    getPhaseProps: ({ state }: Pick<TimelinePhase, 'state'>) =>
      ({ 'data-state': state, 'aria-current': state === 'current' ? 'step' : undefined }) as const,
  }
}
