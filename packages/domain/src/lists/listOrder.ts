export interface DatedList {
  readonly id: number
  readonly lastUpdated: string | null
}

const timeOf = ({ lastUpdated }: DatedList): number =>
  lastUpdated === null ? Infinity : Date.parse(lastUpdated)

/**
 * Sorts lists by the time of their latest change, newest first. Lists without a change come before all
 * others. (D01)
 */
export function byUpdated<List extends DatedList>(lists: readonly List[]): List[] {
  return [...lists].sort((a, b) => {
    const [first, second] = [timeOf(a), timeOf(b)]
    return first === second ? b.id - a.id : second - first
  })
}

/** Whether a list has changed since the user last opened it. (W07) */
export function hasNews(list: {
  readonly lastUpdated: string | null
  readonly lastSeen: string | null
}): boolean {
  if (list.lastUpdated === null) return false
  return list.lastSeen === null || Date.parse(list.lastUpdated) > Date.parse(list.lastSeen)
}
