import { createHash } from 'node:crypto'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Sorts entries by a hash of their names, which is an arbitrary order that is the same in each run. */
export function shuffle<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): Entry[] {
  return entries.toSorted((a, b) => hashOf(nameOf(a)).localeCompare(hashOf(nameOf(b))))
}
