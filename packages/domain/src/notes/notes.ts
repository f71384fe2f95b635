import { limits } from '../limits/limits'

export interface NoteOfItem {
  readonly id: number
  readonly created: string
  readonly paUserIds: readonly number[]
}

/** Whether a user may see a note. Only the users with whom the note is shared may see it. */
export function seesNote({ paUserIds }: NoteOfItem, userId: number): boolean {
  return paUserIds.includes(userId)
}

export function notesInOrder<Note extends NoteOfItem>(notes: readonly Note[]): Note[] {
  return [...notes].sort((a, b) => Date.parse(b.created) - Date.parse(a.created) || b.id - a.id)
}

/** Returns the newest notes, which the preview of an item shows, and the number of other notes. (P03) */
export function previewedNotes<Note extends NoteOfItem>(
  notes: readonly Note[],
): { readonly shown: Note[]; readonly hiddenCount: number } {
  const shown = notesInOrder(notes).slice(0, limits.notesPreview)
  return { shown, hiddenCount: notes.length - shown.length }
}

/** Returns the notes after one note was saved. Leaves out the saved note if the user may no longer see it. */
export function withSavedNote<Note extends NoteOfItem>(
  notes: readonly Note[],
  saved: Note,
  ownId: number,
): Note[] {
  const others = notes.filter(({ id }) => id !== saved.id)
  return notesInOrder(seesNote(saved, ownId) ? [...others, saved] : others)
}

export function withoutNote<Note extends NoteOfItem>(notes: readonly Note[], id: number): Note[] {
  return notes.filter((note) => note.id !== id)
}
