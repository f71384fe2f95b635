/** The ids of the phases after which the deadlines of a tender no longer count. */
const endPhaseIds: ReadonlySet<number> = new Set([5, 6])

/**
 * Returns whether the deadlines of a tender in this phase still count. After an award or a cancellation nobody
 * has to meet them, so they head no page and get no calendar event and no reminder (Q01, Z07, Z09).
 *
 * @param phaseId the id of a phase of tenders
 */
export const hasDeadlines = (phaseId: number): boolean => !endPhaseIds.has(phaseId)
