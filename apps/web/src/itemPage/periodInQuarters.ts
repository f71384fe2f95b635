import { formatQuarter, quarterOf } from '@spadestik/domain/quarter'

/** A building period in quarters, or null where nothing is known of it. Days are `YYYY-MM-DD`. */
export function periodInQuarters(start: string | null, end: string | null): string | null {
  const [from, to] = [quarterOf(start), quarterOf(end)]
  if (from === null && to === null) return null
  return `${from === null ? '' : formatQuarter(from)} – ${to === null ? '' : formatQuarter(to)}`.trim()
}
