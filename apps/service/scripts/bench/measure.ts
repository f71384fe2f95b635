/**
 * The duration of a call, as percentiles in milliseconds.
 *
 * @unit ms
 */
export interface Timing {
  readonly p50: number
  readonly p95: number
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0

export function percentilesOf(times: readonly number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95) }
}

export async function measure(turns: number, work: (turn: number) => Promise<unknown>): Promise<Timing> {
  for (let turn = 0; turn < 3; turn += 1) await work(turn)
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const start = performance.now()
    await work(turn)
    times.push(performance.now() - start)
  }
  return percentilesOf(times)
}
