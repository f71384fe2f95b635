/** The part of a list that its place in an overview comes from. */
export interface DatedList {
  readonly id: number
  readonly lastUpdated: string | null
}

const timeOf = ({ lastUpdated }: DatedList): number =>
  lastUpdated === null ? Infinity : Date.parse(lastUpdated)

/** Lists as an overview shows them: the newest change first, a list without any before all others. @source specification 9 */
export function byUpdated<List extends DatedList>(lists: readonly List[]): List[] {
  return [...lists].sort((a, b) => {
    const [first, second] = [timeOf(a), timeOf(b)]
    return first === second ? b.id - a.id : second - first
  })
}

/** Whether something on a list has changed since the caller last looked. @source specification 3 (List) */
export function hasNews(list: {
  readonly lastUpdated: string | null
  readonly lastSeen: string | null
}): boolean {
  if (list.lastUpdated === null) return false
  return list.lastSeen === null || Date.parse(list.lastUpdated) > Date.parse(list.lastSeen)
}
