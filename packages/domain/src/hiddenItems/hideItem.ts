import type { HiddenEntry, HiddenSubject } from './HiddenEntry'

/** A hidden item to save: an edit where it has an id, else a new one. */
export interface HiddenDraft {
  readonly id: number | null
  readonly usersIds: readonly number[]
  readonly projectId: number | null
  readonly procurementId: number | null
}

/** An item to hide, for the users chosen and always for oneself. @source specification 4 (Blacklist) */
export function hideItem(subject: HiddenSubject, chosen: readonly number[], ownId: number): HiddenDraft {
  return {
    id: null,
    usersIds: withOneself(chosen, ownId),
    projectId: subject.type === 'project' ? subject.id : null,
    procurementId: subject.type === 'procurement' ? subject.id : null,
  }
}

/** An entry for other users; oneself stays among them. @source specification 4 (Blacklist) */
export function changeHiddenUsers(entry: HiddenEntry, chosen: readonly number[], ownId: number): HiddenDraft {
  const { id, projectId, procurementId } = entry
  return { id, usersIds: withOneself(chosen, ownId), projectId, procurementId }
}

function withOneself(chosen: readonly number[], ownId: number): number[] {
  return [...new Set([ownId, ...chosen])].sort((a, b) => a - b)
}
