import type { NumberRange } from '../../fields/RangeField/useRangeField'

/** The positions of both thumbs as indexes of stops. The index after the last stop means no upper bound. */
export type ThumbPositions = [lower: number, upper: number]

/**
 * Returns the positions of the thumbs for a range. For a bound between two stops, the lower thumb is at the
 * stop below and the upper thumb at the stop above. The thumbs therefore never show less than the range.
 */
export function positionsOf({ min, max }: NumberRange, stops: readonly number[]): ThumbPositions {
  const lower =
    min === null
      ? 0
      : Math.max(
          0,
          stops.findLastIndex((stop) => stop <= min),
        )
  const above = max === null ? -1 : stops.findIndex((stop) => stop >= max)
  return [lower, Math.max(lower, above < 0 ? stops.length : above)]
}

/**
 * Returns the range after a thumb has moved. The first stop means no lower bound. The bound of the other
 * thumb stays, even if it lies between two stops. The lower thumb stays at the last number when it is moved on,
 * because the position after it means no upper bound.
 */
export function rangeAt(next: ThumbPositions, old: NumberRange, stops: readonly number[]): NumberRange {
  const before = positionsOf(old, stops)
  const lower = Math.min(next[0], stops.length - 1)
  const upper = next[1]
  const min = lower === 0 ? null : (stops[lower] ?? null)
  return {
    min: lower === before[0] ? old.min : min,
    max: upper === before[1] ? old.max : (stops[upper] ?? null),
  }
}
