/** The choice a user made for one criterion. */
export type Mark = 'none' | 'included' | 'excluded'

/** The state of a checkbox; 'mixed' is derived from the descendants and never set. */
export type ShownMark = Mark | 'mixed'

/**
 * Returns the mark after a press: none → included → excluded → none, or none ↔ included where exclusion is not
 * allowed. A mixed checkbox counts as none. (S10)
 */
export function nextMark(shown: ShownMark, canExclude: boolean): Mark {
  if (shown === 'none' || shown === 'mixed') return 'included'
  return shown === 'included' && canExclude ? 'excluded' : 'none'
}
