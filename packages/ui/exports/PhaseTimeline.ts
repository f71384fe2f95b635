export { PhaseTimeline } from '../src/item/PhaseTimeline/PhaseTimeline'
export type { PhaseTimelineProps } from '../src/item/PhaseTimeline/PhaseTimeline'
export type { TimelinePhase, TimelinePhaseOption } from '../src/item/PhaseTimeline/usePhaseTimeline'
