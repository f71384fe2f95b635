import { limits } from '../limits/limits'

export interface PrintableNote {
  readonly title: string | null
  readonly text: string
}

/** Returns the notes to print: those with both a title and a text. (X02) */
export function notesToPrint<Note extends PrintableNote>(notes: readonly Note[]): Note[] {
  return notes.filter(({ title, text }) => (title ?? '').trim() !== '' && text.trim() !== '')
}

/**
 * Whether notes are printed in the compact layout: at most three, with at most 900 characters in total. (X02)
 */
export function areCompact(notes: readonly PrintableNote[]): boolean {
  const length = notes.reduce((sum, { title, text }) => sum + [...(title ?? '')].length + [...text].length, 0)
  return notes.length <= limits.compactNotes && length <= limits.compactNotesLength
}
