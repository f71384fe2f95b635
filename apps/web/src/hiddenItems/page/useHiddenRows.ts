import type { Schemas } from '@spadestik/api-client'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { countHidden, entriesOf, filterByText, subjectOf } from '@spadestik/domain/hiddenItems'
import { knownOr } from '../../api/cache/knownOr'
import { useHiddenItemDetails, useHiddenItems } from '../../api/hiddenItems'
import { useSession } from '../../session/SessionContext'

export interface HiddenRow {
  readonly entry: Schemas['HiddenItem']
  readonly type: HiddenSubject['type']
  readonly id: number
  readonly name: string
  readonly phase: string
  readonly place: string | null
}

/** Returns the hidden items of one type, newest first (B01). */
export function useHiddenRows(type: HiddenSubject['type'], filter: string) {
  const { state } = useSession()
  const entries = useHiddenItems()
  const details = useHiddenItemDetails()
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  const isLoading = entries.data === undefined || details.data === undefined
  const summaries = type === 'project' ? details.data?.projects : details.data?.procurements
  const rows = entriesOf(knownOr(entries.data, []), ownId).flatMap((entry): HiddenRow[] => {
    const subject = subjectOf(entry)
    const summary = summaries?.find(({ id }) => id === subject?.id)
    if (subject?.type !== type || summary === undefined) return []
    const { id, name, phase, place } = summary
    return [{ entry, type, id, name, phase: phase.name, place }]
  })
  return {
    error: entries.error ?? details.error,
    isLoading,
    retry: () => Promise.all([entries.mutate(), details.mutate()]),
    /** Null until it is known what is hidden. */
    counts: entries.data === undefined ? null : countHidden(entries.data, ownId),
    /** Before filtering. */
    total: rows.length,
    rows: filterByText(rows, filter).sort((a, b) => b.entry.created.localeCompare(a.entry.created)),
  }
}
