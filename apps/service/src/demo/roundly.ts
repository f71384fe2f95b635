/**
 * Rounds to two figures, as estimates are.
 *
 * @source specification 1
 */
export function roundly(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return Math.round(value / step) * step
}
