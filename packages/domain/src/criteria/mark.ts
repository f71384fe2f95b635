/** What a person has said of one criterion. */
export type Mark = 'none' | 'included' | 'excluded'

/** What a criterion's box shows: 'mixed' is derived from its descendants and never set. */
export type ShownMark = Mark | 'mixed'

/**
 * The mark that a press on a box brings: unchecked → included → excluded → unchecked, and without
 * exclusion unchecked ↔ included. A mixed box counts as unchecked.
 * @source specification 4 (Filter checkboxes), decision 27
 */
export function nextMark(shown: ShownMark, canExclude: boolean): Mark {
  if (shown === 'none' || shown === 'mixed') return 'included'
  return shown === 'included' && canExclude ? 'excluded' : 'none'
}
