/**
 * An entry that hides one project or procurement from some users of a company. Exactly one of `projectId` and
 * `procurementId` is set. (B01)
 */
export interface HiddenEntry {
  readonly id: number
  readonly usersIds: readonly number[]
  readonly projectId: number | null
  readonly procurementId: number | null
}

export interface HiddenSubject {
  readonly type: 'project' | 'procurement'
  readonly id: number
}

/** Returns the item that an entry hides, or null if the entry has no item id. */
export function subjectOf({ projectId, procurementId }: HiddenEntry): HiddenSubject | null {
  if (projectId !== null) return { type: 'project', id: projectId }
  return procurementId === null ? null : { type: 'procurement', id: procurementId }
}

/** Returns the entries that hide an item from this user. */
export function entriesOf<Entry extends HiddenEntry>(entries: readonly Entry[], userId: number): Entry[] {
  return entries.filter(({ usersIds }) => usersIds.includes(userId))
}

/**
 * Returns the company's entry for an item, or null if there is none. A company has one entry per item, which
 * contains all users who have hidden the item. Other users still see the item.
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

/** Returns the entry that hides an item from a user, or null. */
export function entryHiding<Entry extends HiddenEntry>(
  entries: readonly Entry[],
  subject: HiddenSubject,
  userId: number,
): Entry | null {
  return entryOf(entriesOf(entries, userId), subject)
}
