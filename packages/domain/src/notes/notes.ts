import { limits } from '../limits/limits'

/** The part of a note that the rules read. */
export interface NoteOfItem {
  readonly id: number
  readonly created: string
  readonly paUserIds: readonly number[]
}

/** How a note is saved: with an id it is changed, without one it is made. @source specification 4 (Notes) */
export function noteSaving(note: { readonly id: number | null }): 'create' | 'update' {
  return note.id === null ? 'create' : 'update'
}

/** Whether a user sees a note: only those it names. @source specification 3 (Note) */
export function seesNote({ paUserIds }: NoteOfItem, userId: number): boolean {
  return paUserIds.includes(userId)
}

/** Notes with the newest first. */
export function notesInOrder<Note extends NoteOfItem>(notes: readonly Note[]): Note[] {
  return [...notes].sort((a, b) => Date.parse(b.created) - Date.parse(a.created) || b.id - a.id)
}

/** The newest notes that an item shows before the rest are asked for: two. @source specification 9 */
export function previewedNotes<Note extends NoteOfItem>(
  notes: readonly Note[],
): { readonly shown: Note[]; readonly hiddenCount: number } {
  const shown = notesInOrder(notes).slice(0, limits.notesPreview)
  return { shown, hiddenCount: notes.length - shown.length }
}

/** The notes of an item after one of them was saved; one that the caller no longer sees leaves. */
export function withSavedNote<Note extends NoteOfItem>(
  notes: readonly Note[],
  saved: Note,
  ownId: number,
): Note[] {
  const others = notes.filter(({ id }) => id !== saved.id)
  return notesInOrder(seesNote(saved, ownId) ? [...others, saved] : others)
}

/** The notes of an item after one of them was deleted. */
export function withoutNote<Note extends NoteOfItem>(notes: readonly Note[], id: number): Note[] {
  return notes.filter((note) => note.id !== id)
}
