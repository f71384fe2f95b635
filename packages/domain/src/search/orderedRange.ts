/** Two bounds of a range of whole numbers; null is an open end. */
export interface Bounds {
  readonly min: number | null
  readonly max: number | null
}

/** Returns the range in whole numbers and ascending order. A bound at or beyond its limit becomes open. (V03) */
export function orderedRange(typed: Bounds, limit: { readonly min: number; readonly max: number }): Bounds {
  const whole = [typed.min, typed.max].map((bound) => (bound === null ? null : Math.round(bound)))
  const [first = null, second = null] = whole
  const isTurned = first !== null && second !== null && first > second
  const min = isTurned ? second : first
  const max = isTurned ? first : second
  return {
    min: min === null || min <= limit.min ? null : Math.min(min, limit.max),
    max: max === null || max >= limit.max ? null : Math.max(max, limit.min),
  }
}
