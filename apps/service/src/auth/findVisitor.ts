import type { Kysely } from 'kysely'
import { Problem } from '../app/Problem'
import type { Database } from '../database/Database'

/**
 * The limited visitor with an e-mail address.
 *
 * @param mail in lower case
 * @throws Problem `notFound` where nobody has it.
 * @source specification 7
 */
export async function findVisitor(db: Kysely<Database>, mail: string): Promise<number> {
  const visitor = await db
    .selectFrom('limited_visitors')
    .select('id')
    .where('mail', '=', mail)
    .executeTakeFirst()
  if (visitor !== undefined) return visitor.id
  throw new Problem(
    'notFound',
    'Nobody has limited access with this address, so no code can be used or sent. Ask for access first.',
  )
}
