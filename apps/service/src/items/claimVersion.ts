import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { found, Problem } from '../contract/Problem'
import type { Database } from '../storage/Database'

const nouns = { lists: 'list', notes: 'note', agents: 'agent', hidden_items: 'hidden item' } as const

/** Something that users share and save as a whole. */
export interface Versioned {
  readonly table: keyof typeof nouns
  readonly id: number
  /** The version that the caller has edited. Undefined to save whatever the current version is. */
  readonly expected: number | undefined
}

/**
 * Locks the row of a shared thing until the end of the transaction, and counts its version up (ADR 67). Call
 * this before reading or writing the rest of the thing, so that two writers wait for each other.
 *
 * @throws Problem `notFound` when the thing has been deleted, `conflict` when it has another version than the
 * caller has edited; nothing is written then.
 */
export async function claimVersion(
  trx: Transaction<Database>,
  { table, id, expected }: Versioned,
): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where id = ${id} for update`.execute(trx)
  const { version } = found(rows[0], nouns[table])
  if (expected !== undefined && expected !== version) {
    throw new Problem(
      'conflict',
      `This ${nouns[table]} has been saved since you read version ${expected}, so your change would undo the other one and was not saved. Read it again and apply your change to version ${version}.`,
    )
  }
  await sql`update ${sql.table(table)} set version = version + 1 where id = ${id}`.execute(trx)
}
