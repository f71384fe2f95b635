import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createTokens } from '../../contract/Tokens'
import type { Database } from '../../storage/Database'
import { testConfig } from '../testConfig'

/** Signs in a visitor with limited access, and returns the token of the session. */
export async function signInVisitor(db: Kysely<Database>, viewsLeft: number, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('limited_visitors')
    .values({ mail: `${randomUUID()}@demo.test`, name: 'Gæst', views_left: viewsLeft })
    .returning('id')
    .executeTakeFirstOrThrow()
  const session = randomUUID()
  await db
    .insertInto('sessions')
    .values({ id: session, user_id: null, visitor_id: id, created: now.toISOString(), ended: null })
    .execute()
  return createTokens(testConfig().secrets).sign(session, 336, now)
}
