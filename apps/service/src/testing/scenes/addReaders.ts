import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'

interface Signing {
  readonly db: Kysely<Database>
  readonly signIn: (email: string) => Promise<string>
}

/**
 * Adds users with a paid product and signs them in.
 *
 * @param companies the number of companies among which the users are divided, by turns
 * @returns their tokens
 */
export async function addReaders(
  { db, signIn }: Signing,
  users: number,
  companies: number,
): Promise<string[]> {
  const batch = randomUUID()
  const {
    id: _id,
    person_id: _personId,
    ...person
  } = await db.selectFrom('users').selectAll().where('email', '=', 'paid@demo.test').executeTakeFirstOrThrow()
  const added = await db
    .insertInto('subscribers')
    .values(Array.from({ length: companies }, (_one, place) => ({ name: `Company ${batch} ${place}` })))
    .returning('id')
    .execute()
  const readers = Array.from({ length: users }, (_one, place) => ({
    ...person,
    email: `reader-${batch}-${place}@demo.test`,
    subscriber_id: added[place % companies]?.id ?? person.subscriber_id,
  }))
  await db.insertInto('users').values(readers).execute()
  const tokens: string[] = []
  for (const { email } of readers) tokens.push(await signIn(email))
  return tokens
}
