/** Whether something is labelled SHARED: more than one user has it. @source specification 2 (Result rows), 3 (List) */
export function isShared({ paUserIds }: { readonly paUserIds: readonly number[] }): boolean {
  return paUserIds.length > 1
}

/** Whether sharing is offered at all: only where somebody else is in the company. @source specification 6 (Colleagues) */
export function offersSharing(colleagueIds: readonly number[], ownId: number): boolean {
  return colleagueIds.some((id) => id !== ownId)
}

/**
 * Who has something that is saved: the users chosen, each once; oneself where nobody else could be chosen.
 *
 * @param companyIds users of the company, with or without oneself
 * @source specification 5, decision 24
 */
export function usersToSave(
  chosen: readonly number[],
  ownId: number,
  companyIds: readonly number[],
): number[] {
  return offersSharing(companyIds, ownId) ? [...new Set(chosen)] : [ownId]
}

/** Who is preselected in a new item: oneself. @source decision 24 */
export function preselectedUsers(ownId: number, kept?: readonly number[]): readonly number[] {
  return kept ?? [ownId]
}
