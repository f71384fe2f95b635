export interface MergedEdit<Edit> {
  /** The edit to save. A conflicting field has the value of `mine`. */
  readonly merged: Edit
  /** The fields that both sides have changed, each to another value. */
  readonly conflicts: readonly string[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Compares JSON values. A property that is undefined counts as missing. */
function isEqual(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return a === b
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isEqual(a[key], b[key]))
}

const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number')

function mergeIds(base: readonly number[], mine: readonly number[], theirs: readonly number[]): number[] {
  const kept = theirs.filter((id) => mine.includes(id) || !base.includes(id))
  return [...kept, ...mine.filter((id) => !base.includes(id) && !theirs.includes(id))]
}

/**
 * Merges two edits of the same thing, made at the same time: each field of `mine` that only one side has
 * changed gets the change of that side. Of ids, such as the items of a list, each addition and each removal
 * is kept. (W07, ADR 67)
 *
 * @param base the thing as both sides have read it
 * @param theirs the thing as it is stored now
 */
export function mergeEdit<Edit extends object>(base: Edit, mine: Edit, theirs: Edit): MergedEdit<Edit> {
  const before = new Map(Object.entries(base))
  const stored = new Map(Object.entries(theirs))
  const conflicts: string[] = []
  const fields = Object.entries(mine).map(([field, own]): [string, unknown] => {
    const [old, other]: readonly unknown[] = [before.get(field), stored.get(field)]
    if (isEqual(own, old)) return [field, other]
    if (isEqual(other, old) || isEqual(other, own)) return [field, own]
    if (isIds(old) && isIds(own) && isIds(other)) return [field, mergeIds(old, own, other)]
    conflicts.push(field)
    return [field, own]
  })
  return { merged: { ...mine, ...Object.fromEntries(fields) }, conflicts }
}
