import { limits } from '../limits/limits'
import { cutText } from './cutText'

/** A role's note as a row has room for it: 50 characters. @source specification 9 */
export function shortNote(note: string): string {
  return cutText(note, limits.shortNoteLength)
}

/** A criterion's text as a chip has room for it: 15 characters. @source specification 9 */
export function shortCriterion(text: string): string {
  return cutText(text, limits.criterionTextLength)
}
