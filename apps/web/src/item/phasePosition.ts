import type { OrderedPhase } from '@spadestik/domain/phase'
import { courseOf } from '@spadestik/domain/phase'

/** Returns the position of a phase among the usual phases, counted from 1. Returns 0 for any other phase. */
export function phasePosition(phases: readonly OrderedPhase[], phaseId: number): number {
  return courseOf(phases).findIndex(({ id }) => id === phaseId) + 1
}
