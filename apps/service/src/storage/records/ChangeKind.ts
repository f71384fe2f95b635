/**
 * The kinds of changes, the most important first. `other` is any change that no other kind describes.
 * `republished` changes only the dates of an item's publication.
 */
export const changeKinds = [
  'new',
  'cancelled',
  'awarded',
  'deadlineMoved',
  'deadlineAdded',
  'deadlineRemoved',
  'sum',
  'phase',
  'text',
  'documents',
  'roles',
  'announcement',
  'criteria',
  'other',
  'republished',
] as const

export type ChangeKind = (typeof changeKinds)[number]

/** Sorts the more important kind first. */
export const byImportance = (a: ChangeKind, b: ChangeKind): number =>
  changeKinds.indexOf(a) - changeKinds.indexOf(b)
