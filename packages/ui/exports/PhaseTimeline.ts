export { PhaseTimeline } from '../src/PhaseTimeline/PhaseTimeline'
export type { PhaseTimelineProps, TimelinePhase } from '../src/PhaseTimeline/PhaseTimeline'
