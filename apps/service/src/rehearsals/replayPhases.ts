import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { AgentType } from '../storage/records/AgentFilters'
import { phaseIndex, phasesOf } from './phaseIndex'
import type { MailableChange } from './readMailableChanges'
import type { RehearsedFilters } from './rehearsedFilters'

export interface ReplayedChange extends MailableChange {
  readonly wasFound: boolean
  /** Whether the change moved the item to a phase that the agent does not ask for. */
  readonly isMovedOut: boolean
}

interface Move {
  readonly id: number
  readonly before: string
  readonly after: string
}

async function readMoves(
  db: Kysely<Database>,
  itemType: AgentType,
  ids: readonly number[],
  known: ReadonlySet<string>,
): Promise<ReadonlyMap<number, Move>> {
  const { rows } = await sql<Move>`
    select id, before, after from item_changes where item_type = ${itemType} and id = any(${[...ids]}::integer[])`.execute(
    db,
  )
  // Leave out the changes that earlier versions of the service logged without values.
  const complete = rows.filter(({ before, after }) => known.has(before) && known.has(after))
  return new Map(complete.map((row) => [row.id, row]))
}

/**
 * Decides for each change whether the agent's filter by phase accepts the item before the change, and whether
 * it accepts the item after the change.
 *
 * @param changes the changes of one item
 * @param index the position of the filter by phase among the agent's filters
 * @param isWanted whether the filter accepts a phase, given by its code
 */
function replayItem(
  changes: readonly MailableChange[],
  moves: ReadonlyMap<number, Move>,
  index: number,
  isWanted: (code: string) => boolean,
): ReplayedChange[] {
  const inOrder = changes.toSorted((a, b) => a.time - b.time || a.id - b.id)
  const [first] = inOrder.flatMap(({ id }) => moves.get(id) ?? [])
  let isMet = first === undefined ? changes[0]?.failing === null : isWanted(first.before)
  // Changes of one import have the same time. Of all these changes, only the last change of the phase counts.
  return [...Map.groupBy(inOrder, ({ time }) => time).values()].flatMap((atOnce) => {
    const isNew = atOnce.some(({ field }) => field === null)
    const wasFound = isMet && !isNew
    const last = atOnce.flatMap(({ id }) => moves.get(id) ?? []).at(-1)
    if (last !== undefined) isMet = isWanted(last.after)
    const failing = isMet ? null : index
    const isMovedOut = last !== undefined && !isMet
    return atOnce.map((change) => ({ ...change, failing, wasFound, isMovedOut }))
  })
}

const asTheyAre = (changes: readonly MailableChange[]): ReplayedChange[] =>
  changes.map((change) => ({ ...change, wasFound: false, isMovedOut: false }))

/**
 * Compares the agent's filter by phase with the phase that each item had at the time of a change. The present
 * phase would be misleading, because most items have moved on to other phases. All other filters are compared
 * with items as they are now (ADR 46).
 */
export async function replayPhases(
  db: Kysely<Database>,
  rehearsed: RehearsedFilters,
  changes: readonly MailableChange[],
): Promise<ReplayedChange[]> {
  const { type, sent } = rehearsed
  const index = phaseIndex(rehearsed)
  const isReplayed = ({ failing }: MailableChange) => failing === null || failing === index
  if (type === 'company' || index === -1) return asTheyAre(changes)
  const { name, all } = phasesOf[type]
  const known = new Set<string>(all.map(({ code }) => code))
  const wanted = new Set<string>(all.filter(({ id }) => sent[name]?.includes(id)).map(({ code }) => code))
  const replayed = changes.filter(isReplayed)
  const ofPhase = replayed.filter(({ field }) => field === 'phase').map(({ id }) => id)
  const moves = await readMoves(db, type, ofPhase, known)
  const byItem = Map.groupBy(replayed, ({ itemId }) => itemId)
  return [
    ...[...byItem.values()].flatMap((ofItem) => replayItem(ofItem, moves, index, (code) => wanted.has(code))),
    ...asTheyAre(changes.filter((change) => !isReplayed(change))),
  ]
}
