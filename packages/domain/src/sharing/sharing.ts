/** Whether an item has the label SHARED, because it belongs to more than one user. (S19) */
export function isShared({ paUserIds }: { readonly paUserIds: readonly number[] }): boolean {
  return paUserIds.length > 1
}

/** Whether to offer sharing. This needs another user in the company. (K01) */
export function offersSharing(colleagueIds: readonly number[], ownId: number): boolean {
  return colleagueIds.some((id) => id !== ownId)
}

/**
 * Returns the users with whom something is shared after saving: the chosen users without duplicates. If the
 * company has only one user, returns the current user. (V02)
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

/**
 * Returns the users that are selected when a sharing form opens: the users with whom the thing is already
 * shared (`kept`). If nothing is saved yet, only the current user is selected.
 */
export function preselectedUsers(ownId: number, kept?: readonly number[]): readonly number[] {
  return kept ?? [ownId]
}
