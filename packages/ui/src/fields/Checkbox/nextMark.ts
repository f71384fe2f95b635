import type { Mark } from '../../graphics/MarkGlyph/MarkGlyph'

/**
 * Returns the mark that a press gives: unmarked, included, excluded, unmarked; without exclusion unmarked and
 * included in turn. A mixed one becomes included.
 *
 * @source specification 4
 */
export function nextMark(mark: Mark, canExclude: boolean): Exclude<Mark, 'mixed'> {
  if (mark === 'included') return canExclude ? 'excluded' : 'none'
  return mark === 'excluded' ? 'none' : 'included'
}
