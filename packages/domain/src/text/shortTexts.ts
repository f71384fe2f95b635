import { limits } from '../limits/limits'
import { cutText } from './cutText'

/** Cuts the note of a role to the length of a row: 50 characters. (P02) */
export function shortNote(note: string): string {
  return cutText(note, limits.shortNoteLength)
}

/** Cuts the name of a criterion to the length of a chip: 15 characters. */
export function shortCriterion(text: string): string {
  return cutText(text, limits.criterionTextLength)
}
