import { randomUUID } from 'node:crypto'

import { startTestService } from '@spadestik/service/testing'

/** The service under verification, and what no call of its API can bring about. */
export interface RunningProvider {
  /** Where it answers, without a path. */
  address: string
  /** The base address of its API. */
  api: string
  /** Ends the sessions of a user as an administrator does. */
  endSessions: (userId: number) => Promise<void>
  /** Signs a limited visitor in who has used all views. */
  signInVisitorWithoutViews: () => Promise<string>
  /** A token that was right once. */
  signExpiredToken: () => Promise<string>
  stop: () => Promise<void>
}

const hoursOfAToken = 1

/** Starts the reference service with its own small scene on an embedded database, on a free port. */
export async function startProvider(): Promise<RunningProvider> {
  const { address, db, tokens, stop } = await startTestService()
  return {
    address,
    api: `${address}/api`,
    endSessions: async (userId) => {
      await db.updateTable('sessions').set({ ended: 'ended' }).where('user_id', '=', userId).execute()
    },
    signInVisitorWithoutViews: async () => {
      const visitor = { mail: `${randomUUID()}@visitor.example`, name: 'Mette Krog', views_left: 0 }
      const { id } = await db
        .insertInto('limited_visitors')
        .values(visitor)
        .returning('id')
        .executeTakeFirstOrThrow()
      const session = {
        id: randomUUID(),
        user_id: null,
        visitor_id: id,
        created: new Date().toISOString(),
        ended: null,
      }
      await db.insertInto('sessions').values(session).execute()
      return tokens.sign(session.id, hoursOfAToken, new Date())
    },
    signExpiredToken: () => tokens.sign(randomUUID(), hoursOfAToken, new Date('2026-01-01T00:00:00Z')),
    stop,
  }
}
