import type { Schemas } from '@spadestik/api-client'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { countHidden, entriesOf, filterByText, subjectOf } from '@spadestik/domain/hiddenItems'
import { knownOr } from '../../api/cache/knownOr'
import { useHiddenItemDetails, useHiddenItems } from '../../api/hiddenItems'
import { together } from '../../resources/together'
import { useSession } from '../../session/SessionContext'

export interface HiddenRow {
  readonly entry: Schemas['HiddenItem']
  readonly type: HiddenSubject['type']
  readonly id: number
  readonly name: string
  readonly phase: string
  readonly place: string | null
}

/** Returns the entries that hide the given items from a user, in the order in which the items were hidden. */
export function hiddenRowsOf(
  entries: readonly Schemas['HiddenItem'][],
  page: Schemas['HiddenItemDetails'],
  type: HiddenSubject['type'],
  ownId: number,
): HiddenRow[] {
  const summaries = new Map(
    (type === 'project' ? page.projects : page.procurements).map((summary) => [summary.id, summary]),
  )
  return entriesOf(entries, ownId)
    .flatMap((entry): HiddenRow[] => {
      const subject = subjectOf(entry)
      const summary = summaries.get(subject?.id ?? 0)
      if (subject?.type !== type || summary === undefined) return []
      const { id, name, phase, place } = summary
      return [{ entry, type, id, name, phase: phase.name, place }]
    })
    .sort((a, b) => b.entry.created.localeCompare(a.entry.created) || b.entry.id - a.entry.id)
}

/** Returns the hidden items of one type, newest first (B01). */
export function useHiddenRows(type: HiddenSubject['type'], filter: string) {
  const { state } = useSession()
  const entries = useHiddenItems()
  const details = useHiddenItemDetails()
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  const page = details.data
  const known = knownOr(entries.data, [])
  const rows = page === undefined ? [] : hiddenRowsOf(known, page, type, ownId)
  const fetched = type === 'project' ? page?.projects : page?.procurements
  return {
    resource: together(entries, details),
    /** Null until it is known what is hidden. */
    counts: entries.data === undefined ? null : countHidden(entries.data, ownId),
    /** Before filtering. */
    total: rows.length,
    /** Whether there are more hidden items of this type than one page has. */
    isLong: page !== undefined && fetched !== undefined && fetched.length < page.counts[type],
    outside: {
      projects: page?.outsideProduct ?? [],
      count: type === 'project' ? (page?.outsideProductCount ?? 0) : 0,
    },
    rows: filterByText(rows, filter),
  }
}
