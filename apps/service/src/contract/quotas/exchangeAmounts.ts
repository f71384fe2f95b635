import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/** What was used of a quota in a part of its window. */
export interface StoredAmount {
  readonly key: string
  readonly windowSeconds: number
  /** When the part begins. @unit s since 1970 */
  readonly began: number
  readonly amount: number
}

/** Adds what an instance has counted, and returns what all instances have counted under the same keys. */
export type ExchangeAmounts = (
  changes: readonly (StoredAmount & { readonly ends: number })[],
  second: number,
) => Promise<readonly StoredAmount[]>

const hash = (key: string) => createHash('sha256').update(key).digest('base64url')

/** How often amounts whose window is over are deleted. @unit s */
const cleaningSeconds = 60

/**
 * Returns an exchange through the database. Keys are stored as hashes, because they contain addresses. What two
 * instances add at once is summed.
 */
export function createExchange(db: Kysely<Database>): ExchangeAmounts {
  let cleanedAt = 0
  return async (changes, second) => {
    const names = new Map(changes.map(({ key, windowSeconds }) => [hash(key), { key, windowSeconds }]))
    // All instances lock the rows in the same order, so that they never wait for each other in a circle.
    const rows = changes
      .map(({ key, began, amount, ends }) => ({ key: hash(key), began, amount, ends }))
      .toSorted((a, b) => (a.key === b.key ? a.began - b.began : a.key < b.key ? -1 : 1))
    await db
      .insertInto('quota_amounts')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['key', 'began'])
          .doUpdateSet({ amount: sql<number>`quota_amounts.amount + excluded.amount` }),
      )
      .execute()
    const stored = await db
      .selectFrom('quota_amounts')
      .select(['key', 'began', 'amount'])
      .where('key', '=', (any) => any.fn.any(any.val([...names.keys()])))
      .where('ends', '>', second)
      .execute()
    if (second - cleanedAt >= cleaningSeconds) {
      cleanedAt = second
      await db.deleteFrom('quota_amounts').where('ends', '<=', second).execute()
    }
    return stored.flatMap(({ key, began, amount }) => {
      const name = names.get(key)
      return name === undefined ? [] : [{ ...name, began, amount }]
    })
  }
}
