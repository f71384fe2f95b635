import type { OrderedPhase } from '@spadestik/domain/phase'
import { courseOf } from '@spadestik/domain/phase'

/** The place of a phase among all, from 1; 0 where it is no part of the course. */
export function phasePosition(phases: readonly OrderedPhase[], phaseId: number): number {
  return courseOf(phases).findIndex(({ id }) => id === phaseId) + 1
}
