import type { OrderedPhase } from '@spadestik/domain/phase'
import { courseOf } from '@spadestik/domain/phase'

/** Returns the position of a phase in the course, from 1; 0 if the course leaves it out. */
export function phasePosition(phases: readonly OrderedPhase[], phaseId: number): number {
  return courseOf(phases).findIndex(({ id }) => id === phaseId) + 1
}
