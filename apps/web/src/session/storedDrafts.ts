import { readStorage, storedKeys, writeStorage } from '../storage/readStorage'

export type DraftFields = Readonly<Record<string, string | boolean | null | readonly number[]>>

/** A draft (the unsaved fields of a form) and the page with the form. */
export interface StoredDraft<Fields extends DraftFields = DraftFields> {
  readonly path: string
  readonly title: string
  readonly fields: Fields
}

const prefixOf = (userId: number): string => `draft:${userId}:`

function asDraft(kept: unknown): StoredDraft | null {
  const isDraft =
    typeof kept === 'object' &&
    kept !== null &&
    'path' in kept &&
    typeof kept.path === 'string' &&
    'title' in kept &&
    typeof kept.title === 'string' &&
    'fields' in kept &&
    typeof kept.fields === 'object' &&
    kept.fields !== null
  return isDraft ? (kept as StoredDraft) : null
}

const shapeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

/**
 * Whether stored fields have the names and types of a form's fields. They can differ if an older version of
 * the app has stored them.
 */
function hasShapeOf<Fields extends DraftFields>(fields: DraftFields, initial: Fields): fields is Fields {
  const names = Object.keys(initial)
  return (
    names.length === Object.keys(fields).length &&
    names.every((name) => shapeOf(fields[name]) === shapeOf(initial[name]))
  )
}

export function readDraft<Fields extends DraftFields>(
  userId: number,
  form: string,
  initial: Fields,
): Fields | null {
  const draft = readStorage(prefixOf(userId) + form, asDraft, 'tab')
  return draft !== null && hasShapeOf(draft.fields, initial) ? draft.fields : null
}

export function storeDraft(userId: number, form: string, draft: StoredDraft): void {
  writeStorage(prefixOf(userId) + form, draft, 'tab')
}

export function deleteDraft(userId: number, form: string): void {
  writeStorage(prefixOf(userId) + form, null, 'tab')
}

export function readDrafts(userId: number): (StoredDraft & { readonly form: string })[] {
  const prefix = prefixOf(userId)
  return storedKeys('tab')
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const draft = readStorage(key, asDraft, 'tab')
      return draft === null ? [] : [{ ...draft, form: key.slice(prefix.length) }]
    })
}

export function deleteDrafts(userId: number): void {
  storeInterruption(null)
  for (const { form } of readDrafts(userId)) deleteDraft(userId, form)
}

export function hasDrafts(): boolean {
  return storedKeys('tab').some((key) => key.startsWith('draft:'))
}

const interruptedKey = 'interrupted'

/**
 * Stores in this tab that the session of a user has ended while the user was working. Null deletes this
 * information.
 */
export function storeInterruption(userId: number | null): void {
  writeStorage(interruptedKey, userId, 'tab')
}

/**
 * Whether the session of a user has ended in this tab while the user was working. Reloading or closing the
 * page does not count.
 */
export function wasInterrupted(userId: number): boolean {
  return readStorage(interruptedKey, (kept) => (typeof kept === 'number' ? kept : null), 'tab') === userId
}
