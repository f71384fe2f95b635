/** Whether an item gets the label SHARED, because more than one user has it. (S19) */
export function isShared({ paUserIds }: { readonly paUserIds: readonly number[] }): boolean {
  return paUserIds.length > 1
}

/** Whether to offer sharing, because the company has another user. (K01) */
export function offersSharing(colleagueIds: readonly number[], ownId: number): boolean {
  return colleagueIds.some((id) => id !== ownId)
}

/**
 * Returns the users to save: the chosen users without duplicates, or only the current user if the company has
 * no other. (V02)
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
 * Returns the users that are selected when a form opens: the saved ones or, for something new, only the
 * current user.
 */
export function preselectedUsers(ownId: number, kept?: readonly number[]): readonly number[] {
  return kept ?? [ownId]
}
