import { limits } from '../limits/limits'
import { cutText } from './cutText'

/** Cuts the note of a role to the 50 characters that a row shows. (P02) */
export function shortNote(note: string): string {
  return cutText(note, limits.shortNoteLength)
}

export function shortCriterion(text: string): string {
  return cutText(text, limits.criterionTextLength)
}
