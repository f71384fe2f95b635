import { Problem } from '../../contract/Problem'

/** @param era the name of the history of the ledger (`readLedgerEra`) */
export const cursorOf = (era: string, id: number): string => `${era}.${id}`

/**
 * Returns the id of the last change that a program has read.
 *
 * @throws Problem `badRequest` when the cursor is none of this history.
 */
export function idOfCursor(cursor: string, era: string): number {
  const { own, id } = /^(?<own>[0-9a-f]{8})\.(?<id>\d{1,9})$/.exec(cursor)?.groups ?? {}
  if (own === era && id !== undefined) return Number(id)
  throw new Problem(
    'badRequest',
    own === undefined
      ? 'after is not the next of an earlier page, so nothing was read. Send it unchanged, or begin without it.'
      : 'The data were restored from a backup since this cursor was given, so changes could be missed. Begin without after, and read the items again.',
    [{ path: '/query/after', message: 'must be the next of an earlier page' }],
  )
}
