import type { OrderedPhase } from '@spadestik/domain/phase'
import { inPhaseOrder } from '@spadestik/domain/phase'

/** The place of a phase among all, from 1; 0 where it is not among them. */
export function phasePosition(phases: readonly OrderedPhase[], phaseId: number): number {
  return inPhaseOrder(phases).findIndex(({ id }) => id === phaseId) + 1
}
