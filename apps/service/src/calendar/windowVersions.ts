import type { WindowVersion } from '@spadestik/domain/calendar'
import type { WindowKind } from '@spadestik/domain/deadlines'
import { closingOf, windowKinds } from '@spadestik/domain/deadlines'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { WindowRecord } from '../storage/records/itemParts'
import type { FeedItem } from './feedMembers'
import { openWindow } from './openWindow'

interface LedgerRow {
  readonly itemId: number
  readonly at: string
  /**
   * The field that changed. Null for a new item. In that case, `after` has the date windows and the phase of
   * the tender.
   */
  readonly field: WindowKind | 'phase' | 'names' | null
  readonly after: unknown
}

type Shown = Partial<Record<WindowKind, WindowRecord | null>> & { readonly phase?: string }

/** Returns the oldest change first. */
export async function readLedger(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, LedgerRow[]>> {
  const whole = sql.join([...windowKinds, 'phase'].map((field) => sql`${field}::text, after->${field}::text`))
  const { rows } = await sql<LedgerRow>`
    select item_id as "itemId", changed_at as at, field,
      case when field is null then jsonb_build_object(${whole}) else after end as after
    from item_changes where item_type = 'procurement' and item_id = any(${[...ids]}::integer[])
      and (field is null or field = any(${[...windowKinds, 'phase', 'names']}::text[]))
    order by id`.execute(db)
  return Map.groupBy(rows, ({ itemId }) => itemId)
}

/** The values that a date window (such as the period for offers) has had, and how often it has changed. */
export interface WindowHistory {
  readonly versions: readonly WindowVersion<WindowRecord>[]
  readonly sequence: number
}

const endOf = (phase: string) => (phase === 'cancelled' || phase === 'awarded' ? phase : null)

/**
 * Whether a tender ended while a date window was open. A window that had already closed when the tender was
 * awarded stays as it was.
 */
function isWithdrawn(window: WindowRecord | null, phase: string, at: string, timeZone: string): boolean {
  if (window === null || phase === 'cancelled') return true
  return phase === 'awarded' && (closingOf(window, timeZone) ?? Infinity) > Date.parse(at)
}

/**
 * Returns the versions of a tender's date window, such as the period for offers. The window is null in
 * versions after the tender was cancelled, was awarded before the window closed, or has left the feed.
 */
export function windowVersions(
  kind: WindowKind,
  ledger: readonly LedgerRow[],
  { isMember, changes, changedAt }: FeedItem,
  mayReadPaidDetails: boolean,
  timeZone: string,
): WindowHistory {
  const versions: WindowVersion<WindowRecord>[] = []
  let window: WindowRecord | null = null
  let phase = ''
  for (const { at, field, after } of ledger) {
    const shown = (field === null ? after : { [field]: after }) as Shown
    const before = phase
    if (shown.phase !== undefined) phase = shown.phase
    if (shown[kind] !== undefined) window = openWindow(kind, shown[kind], !mayReadPaidDetails)
    if (shown[kind] === undefined && field !== 'names' && endOf(phase) === endOf(before)) continue
    versions.push({ at, window: isWithdrawn(window, phase, at, timeZone) ? null : window })
  }
  const sequence = Math.max(0, versions.length - 1) + changes
  const last = versions.at(-1)
  if (last === undefined || changedAt === null) return { versions, sequence }
  // Use the later of the two times, because the tender can have left the feed or come back before or after
  // the last change of its window.
  const at = changedAt > last.at ? changedAt : last.at
  return { versions: [...versions, { at, window: isMember ? last.window : null }], sequence }
}
