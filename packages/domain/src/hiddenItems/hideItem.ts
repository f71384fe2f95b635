import type { HiddenEntry, HiddenSubject } from './HiddenEntry'

/**
 * A request that hides one item from some users of a company. A request without an id creates a new entry.
 */
export interface HiddenDraft {
  readonly id: number | null
  readonly usersIds: readonly number[]
  readonly projectId: number | null
  readonly procurementId: number | null
}

/** Returns the request that hides an item from the chosen users and the current user. (M03) */
export function hideItem(subject: HiddenSubject, chosen: readonly number[], ownId: number): HiddenDraft {
  return {
    id: null,
    usersIds: withOwnId(chosen, ownId),
    projectId: subject.type === 'project' ? subject.id : null,
    procurementId: subject.type === 'procurement' ? subject.id : null,
  }
}

/**
 * Returns the request that replaces the users from whom an item is hidden. The current user is always one of
 * these users. (M03)
 */
export function changeHiddenUsers(entry: HiddenEntry, chosen: readonly number[], ownId: number): HiddenDraft {
  const { id, projectId, procurementId } = entry
  return { id, usersIds: withOwnId(chosen, ownId), projectId, procurementId }
}

function withOwnId(chosen: readonly number[], ownId: number): number[] {
  return [...new Set([ownId, ...chosen])].sort((a, b) => a - b)
}
