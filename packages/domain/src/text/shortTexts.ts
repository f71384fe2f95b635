import { limits } from '../limits/limits'

/**
 * Cuts a text that is longer than `length`, and appends '...'.
 *
 * @param length the number of code points to keep, so that no character is split
 */
export function cutText(text: string, length: number): string {
  const letters = [...text]
  return letters.length <= length ? text : `${letters.slice(0, length).join('')}...`
}

/** Cuts the note of a role to the 50 characters that a row shows. (P02) */
export function shortNote(note: string): string {
  return cutText(note, limits.shortNoteLength)
}

export function shortCriterion(text: string): string {
  return cutText(text, limits.criterionTextLength)
}
