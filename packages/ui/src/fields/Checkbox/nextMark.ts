import type { Mark } from '../../graphics/MarkGlyph/Mark'

/**
 * Returns the mark of a checkbox after a press (S10). Presses lead from `none` to `included`, `excluded` and
 * back to `none`. If `canExclude` is false, `included` leads to `none`. `mixed` leads to `included`.
 */
export function nextMark(mark: Mark, canExclude: boolean): Exclude<Mark, 'mixed'> {
  if (mark === 'included') return canExclude ? 'excluded' : 'none'
  return mark === 'excluded' ? 'none' : 'included'
}
