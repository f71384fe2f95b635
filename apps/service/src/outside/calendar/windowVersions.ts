import type { WindowVersion } from '@spadestik/domain/calendar'
import type { WindowKind } from '@spadestik/domain/deadlines'
import { closingOf, windowKinds } from '@spadestik/domain/deadlines'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import type { WindowRecord } from '../../storage/records/itemParts'
import type { LotRecord } from '../../storage/records/LotRecord'
import type { FeedItem } from './feedMembers'

export interface LedgerRow {
  readonly itemId: number
  readonly at: string
  /**
   * The field that changed. Null for a new item. In that case, `after` has the date windows and the phase of
   * the tender.
   */
  readonly field: WindowKind | 'lots' | 'phase' | 'names' | null
  readonly after: unknown
}

/** A date window, and the numbers of the lots whose window it is, if it is not that of the whole tender. */
export interface CalendarWindow extends WindowRecord {
  readonly lots?: readonly string[]
}

/** What the ledger says of a tender at some time. */
export type Shown = Partial<Record<WindowKind, WindowRecord | null>> & {
  readonly phase?: string
  readonly lots?: readonly LotRecord[] | null
}

/** Returns the oldest change first. */
export async function readLedger(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, LedgerRow[]>> {
  const whole = sql.join(
    [...windowKinds, 'lots', 'phase'].map((field) => sql`${field}::text, after->${field}::text`),
  )
  const { rows } = await sql<LedgerRow>`
    select item_id as "itemId", changed_at as at, field,
      case when field is null then jsonb_build_object(${whole}) else after end as after
    from item_changes where item_type = 'procurement' and item_id = any(${[...ids]}::integer[])
      and (field is null or field = any(${[...windowKinds, 'lots', 'phase', 'names']}::text[]))
    order by id`.execute(db)
  return Map.groupBy(rows, ({ itemId }) => itemId)
}

/** The values that a date window (such as the period for offers) has had, and how often it has changed. */
export interface WindowHistory {
  readonly versions: readonly WindowVersion<CalendarWindow>[]
  readonly sequence: number
}

const endOf = (phase: string) => (phase === 'cancelled' || phase === 'awarded' ? phase : null)

/**
 * Whether a tender ended while a date window was open. A window that had already closed when the tender was
 * awarded stays as it was.
 */
function isWithdrawn(window: CalendarWindow | null, phase: string, at: string, timeZone: string): boolean {
  if (window === null || phase === 'cancelled') return true
  return phase === 'awarded' && (closingOf(window, timeZone) ?? Infinity) > Date.parse(at)
}

/** What the ledger says of a tender since a change, and what changed. */
export interface LedgerState {
  readonly at: string
  readonly changed: ReadonlySet<string>
  readonly shown: Shown
}

/** Returns the states of a tender, the oldest first. */
export function statesOf(ledger: readonly LedgerRow[]): LedgerState[] {
  const states: LedgerState[] = []
  for (const { at, field, after } of ledger) {
    const changes = (field === null ? after : { [field]: after }) as Shown
    const shown: Shown = Object.assign({}, states.at(-1)?.shown, changes)
    states.push({ at, changed: new Set(Object.keys(changes)), shown })
  }
  return states
}

/**
 * Returns the versions of a date window, such as the period for offers. The window is null in versions after the
 * tender was cancelled, was awarded before the window closed, or has left the feed.
 *
 * @param fields what the window is read from
 * @param windowIn returns the window from what the ledger says
 */
export function windowVersions(
  fields: readonly (keyof Shown)[],
  windowIn: (shown: Shown) => CalendarWindow | null,
  states: readonly LedgerState[],
  { isMember, changes, changedAt }: FeedItem,
  timeZone: string,
): WindowHistory {
  const versions: WindowVersion<CalendarWindow>[] = []
  let before = ''
  for (const { at, changed, shown } of states) {
    const phase = shown.phase ?? ''
    const isSame = ![...fields, 'names'].some((one) => changed.has(one)) && endOf(phase) === endOf(before)
    before = phase
    if (isSame) continue
    const window = windowIn(shown)
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
