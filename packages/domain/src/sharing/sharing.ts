/** Whether an item is labelled SHARED: more than one user has it. (S19) */
export function isShared({ paUserIds }: { readonly paUserIds: readonly number[] }): boolean {
  return paUserIds.length > 1
}

/** Whether sharing is offered: the company has another user. (K01) */
export function offersSharing(colleagueIds: readonly number[], ownId: number): boolean {
  return colleagueIds.some((id) => id !== ownId)
}

/**
 * Returns the users to save: the chosen ones without duplicates, or only the current user if there is nobody
 * else to choose. (V02)
 *
 * @param companyIds users of the company, with or without the current user
 */
export function usersToSave(
  chosen: readonly number[],
  ownId: number,
  companyIds: readonly number[],
): number[] {
  return offersSharing(companyIds, ownId) ? [...new Set(chosen)] : [ownId]
}

/** Returns the preselected users of a new item: only the current user. */
export function preselectedUsers(ownId: number, kept?: readonly number[]): readonly number[] {
  return kept ?? [ownId]
}
