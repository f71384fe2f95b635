import { limits } from '../limits/limits'

/** The part of a note that a printed page shows. */
export interface PrintableNote {
  readonly title: string | null
  readonly text: string
}

/** The notes that are printed: those with both a title and a text. @source specification 2 (Printable views) */
export function notesToPrint<Note extends PrintableNote>(notes: readonly Note[]): Note[] {
  return notes.filter(({ title, text }) => (title ?? '').trim() !== '' && text.trim() !== '')
}

/** Whether printed notes are laid out compactly: at most three, and at most 900 characters together. @source decision 30 */
export function areCompact(notes: readonly PrintableNote[]): boolean {
  const length = notes.reduce((sum, { title, text }) => sum + [...(title ?? '')].length + [...text].length, 0)
  return notes.length <= limits.compactNotes && length <= limits.compactNotesLength
}
