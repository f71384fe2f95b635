export { usePhaseTimeline } from '../src/item/PhaseTimeline/usePhaseTimeline'
export type {
  PhaseState,
  PhaseTimelineOptions,
  TimelinePhase,
  TimelinePhaseOption,
} from '../src/item/PhaseTimeline/usePhaseTimeline'
