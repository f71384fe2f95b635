/** The part of a hidden item that the rules read; exactly one of the two item ids is a number. @source specification 3 (Blacklist entry) */
export interface HiddenEntry {
  readonly id: number
  readonly usersIds: readonly number[]
  readonly projectId: number | null
  readonly procurementId: number | null
}

/** What is hidden: a project or a procurement. */
export interface HiddenSubject {
  readonly type: 'project' | 'procurement'
  readonly id: number
}

/** What an entry hides. */
export function subjectOf({ projectId, procurementId }: HiddenEntry): HiddenSubject | null {
  if (projectId !== null) return { type: 'project', id: projectId }
  return procurementId === null ? null : { type: 'procurement', id: procurementId }
}

/** The entries that hide something from a user. */
export function entriesOf<Entry extends HiddenEntry>(entries: readonly Entry[], userId: number): Entry[] {
  return entries.filter(({ usersIds }) => usersIds.includes(userId))
}

/**
 * The entry of the company for an item, whomever it hides it from, or null. A second one cannot be made: whoever
 * hides what a colleague hides already joins that entry.
 */
export function entryOf<Entry extends HiddenEntry>(
  entries: readonly Entry[],
  subject: HiddenSubject,
): Entry | null {
  const isAbout = (entry: Entry): boolean => {
    const hidden = subjectOf(entry)
    return hidden?.type === subject.type && hidden.id === subject.id
  }
  return entries.find(isAbout) ?? null
}

/** The entry that hides an item from a user, or null. */
export function entryHiding<Entry extends HiddenEntry>(
  entries: readonly Entry[],
  subject: HiddenSubject,
  userId: number,
): Entry | null {
  return entryOf(entriesOf(entries, userId), subject)
}
