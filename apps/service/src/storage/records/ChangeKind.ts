/**
 * The kinds of changes of items, the most important first. `other` is any change that no other kind
 * describes. `republished` changes only the dates of an item's publication.
 */
export const changeKinds = [
  'new',
  'cancelled',
  'awarded',
  'deadlineMoved',
  'deadlineAdded',
  'deadlineRemoved',
  'phase',
  'sum',
  'announcement',
  'documents',
  'roles',
  'criteria',
  'text',
  'other',
  'republished',
] as const

export type ChangeKind = (typeof changeKinds)[number]

/** Compares two kinds for sorting. The more important kind comes first. */
export const byImportance = (a: ChangeKind, b: ChangeKind): number =>
  changeKinds.indexOf(a) - changeKinds.indexOf(b)
