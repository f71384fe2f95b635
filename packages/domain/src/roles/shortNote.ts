import { limits } from '../limits/limits'

/** A note cut to what a row has room for: 50 characters, and '...' where it goes on. @source specification 9 */
export function shortNote(note: string): string {
  const letters = [...note]
  return letters.length <= limits.shortNoteLength
    ? note
    : `${letters.slice(0, limits.shortNoteLength).join('')}...`
}
