import type { OrderedPhase } from '@spadestik/domain/phase'
import { courseOf } from '@spadestik/domain/phase'

/**
 * Returns the position of a phase in the usual course, counted from 1. Returns 0 for other phases, such as a
 * cancellation.
 */
export function phasePosition(phases: readonly OrderedPhase[], phaseId: number): number {
  return courseOf(phases).findIndex(({ id }) => id === phaseId) + 1
}
