import { formatDate } from '@spadestik/domain/dates'
import type { OrderedPhase } from '@spadestik/domain/phase'
import { phaseSteps } from '@spadestik/domain/phase'
import type { TimelinePhase } from '@spadestik/ui/PhaseTimeline'

const states = { past: 'earlier', current: 'current', later: 'later' } as const satisfies Record<
  string,
  TimelinePhase['state']
>

/**
 * Returns the phases that the item has gone through or can still reach. Each phase has the date on which the
 * item entered it, if the date is known (W09).
 */
export function timelinePhases(
  phases: readonly OrderedPhase[],
  currentId: number,
  records: Parameters<typeof phaseSteps>[2],
): TimelinePhase[] {
  return phaseSteps(phases, currentId, records).map(({ id, name, state, date }) => ({
    id,
    name,
    state: states[state],
    date: formatDate(date),
  }))
}
