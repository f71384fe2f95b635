import { readStorage, storedKeys, writeStorage } from '../storage/readStorage'

/** The fields of a form, as far as they are kept: texts, choices and ids. */
export type DraftFields = Readonly<Record<string, string | boolean | null | readonly number[]>>

/** A draft with the page that it belongs to. */
export interface KeptDraft<Fields extends DraftFields = DraftFields> {
  readonly path: string
  /** What the browser's tab said of the page. */
  readonly title: string
  readonly fields: Fields
}

const prefixOf = (userId: number): string => `draft:${userId}:`

function asDraft(kept: unknown): KeptDraft | null {
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
  return isDraft ? (kept as KeptDraft) : null
}

const shapeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

/** Whether kept fields are those of the form as it is now, so that an older app's draft harms nothing. */
function hasShapeOf<Fields extends DraftFields>(fields: DraftFields, initial: Fields): fields is Fields {
  const names = Object.keys(initial)
  return (
    names.length === Object.keys(fields).length &&
    names.every((name) => shapeOf(fields[name]) === shapeOf(initial[name]))
  )
}

/** The fields that a user was typing into a form, or null where none are kept. */
export function readDraft<Fields extends DraftFields>(
  userId: number,
  form: string,
  initial: Fields,
): Fields | null {
  const draft = readStorage(prefixOf(userId) + form, asDraft, 'tab')
  return draft !== null && hasShapeOf(draft.fields, initial) ? draft.fields : null
}

/** Keeps what a user is typing into a form. */
export function keepDraft(userId: number, form: string, draft: KeptDraft): void {
  writeStorage(prefixOf(userId) + form, draft, 'tab')
}

/** Forgets what a user was typing into a form. */
export function forgetDraft(userId: number, form: string): void {
  writeStorage(prefixOf(userId) + form, null, 'tab')
}

/** Everything that a user was typing when the session ended, each with the name of its form. */
export function readDrafts(userId: number): (KeptDraft & { readonly form: string })[] {
  const prefix = prefixOf(userId)
  return storedKeys('tab')
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const draft = readStorage(key, asDraft, 'tab')
      return draft === null ? [] : [{ ...draft, form: key.slice(prefix.length) }]
    })
}

/** Forgets everything that a user was typing, as a logout asks for. */
export function forgetDrafts(userId: number): void {
  keepInterruption(null)
  for (const { form } of readDrafts(userId)) forgetDraft(userId, form)
}

/** Whether anything that somebody was typing is kept, whoever it was. */
export function hasDrafts(): boolean {
  return storedKeys('tab').some((key) => key.startsWith('draft:'))
}

const interruptedKey = 'interrupted'

/** Remembers in this tab that a user's session ended while they were working. */
export function keepInterruption(userId: number | null): void {
  writeStorage(interruptedKey, userId, 'tab')
}

/** Whether a user's session ended in this tab while they were working; a reload or a closed page is no such end. */
export function wasInterrupted(userId: number): boolean {
  return readStorage(interruptedKey, (kept) => (typeof kept === 'number' ? kept : null), 'tab') === userId
}
