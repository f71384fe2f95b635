import type { Mark } from '../../graphics/MarkGlyph/Mark'

/**
 * Returns the mark of a checkbox after a press, such as `included` for a criterion that a search includes
 * (S10). The order is none, included, excluded, and none again. Without `canExclude`, excluded is skipped. A
 * mixed mark becomes included.
 */
export function nextMark(mark: Mark, canExclude: boolean): Exclude<Mark, 'mixed'> {
  if (mark === 'included') return canExclude ? 'excluded' : 'none'
  return mark === 'excluded' ? 'none' : 'included'
}
