import type { Mark } from '../../graphics/MarkGlyph/Mark'

/**
 * Returns the mark of a checkbox after a press (S10). The order is none, included, excluded and none again,
 * without excluded if `canExclude` is false. A mixed mark becomes included.
 */
export function nextMark(mark: Mark, canExclude: boolean): Exclude<Mark, 'mixed'> {
  if (mark === 'included') return canExclude ? 'excluded' : 'none'
  return mark === 'excluded' ? 'none' : 'included'
}
