export interface WindowedProcurement {
  /** The last day of each date window as `YYYY-MM-DD`, or null for a window without an end. */
  readonly windowEnds: readonly (string | null)[]
}

/**
 * Whether a procurement has date windows and all have ended. A cleanup stops hiding such procurements. (B01)
 *
 * @param today `YYYY-MM-DD`
 */
export function isProcurementOver({ windowEnds }: WindowedProcurement, today: string): boolean {
  return windowEnds.length > 0 && windowEnds.every((end) => end !== null && end.slice(0, 10) < today)
}

/**
 * Whether a project is over. It is over in the last regular phase, and in a phase without an index, which
 * means that the project ended early. (B01)
 *
 * @param phases all project phases, in any order
 */
export function isProjectOver(
  phaseId: number | null,
  phases: readonly { readonly id: number; readonly index: number | null }[],
): boolean {
  const phase = phases.find(({ id }) => id === phaseId)
  if (phase === undefined) return false
  if (phase.index === null) return true
  return phases.every(({ index }) => index === null || index <= (phase.index ?? 0))
}
