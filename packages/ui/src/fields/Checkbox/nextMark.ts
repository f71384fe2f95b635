import type { Mark } from '../../graphics/MarkGlyph/Mark'

/**
 * Returns the mark after a press: none, included, excluded, none; or none, included, none if exclusion is not
 * allowed. A mixed mark becomes included (S10).
 */
export function nextMark(mark: Mark, canExclude: boolean): Exclude<Mark, 'mixed'> {
  if (mark === 'included') return canExclude ? 'excluded' : 'none'
  return mark === 'excluded' ? 'none' : 'included'
}
