export { PhaseTimeline } from '../src/item/PhaseTimeline/PhaseTimeline'
export type { PhaseTimelineProps, TimelinePhase } from '../src/item/PhaseTimeline/PhaseTimeline'
