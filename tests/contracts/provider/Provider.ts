import { randomUUID } from 'node:crypto'
import { createClient, type ApiClient } from '@spadestik/api-client'
import {
  demoPassword,
  seedFullScene,
  startTestService,
  type FullScene,
  type TestService,
} from '@spadestik/service/testing'

/**
 * The reference service to verify. Its functions create data that the API cannot create, such as ended
 * sessions.
 */
export interface Provider extends TestService {
  readonly api: string
  readonly scene: FullScene
  /** The current time of the service. All deadlines in its data are later. */
  readonly now: Date
  readonly password: string
  /** What users can change about their accounts, as it was at the start, by address. */
  readonly accounts: ReadonlyMap<string, Account>
  /**
   * Starts a session of a demo account and returns the token. This ends the previous session of the account.
   * If `ended` is given, the new session has already ended for that reason.
   */
  readonly startSession: (email: string, ended?: 'taken' | 'ended') => Promise<string>
  /**
   * Starts a session of a new limited visitor (a visitor without a subscription) and returns the token. The
   * visitor may open `views` projects.
   */
  readonly startVisitorSession: (views: number) => Promise<string>
  readonly userId: (email: string) => number
  /** Creates an API client that sends this token, or no token if it is null. */
  readonly clientOf: (token: string | null) => ApiClient
}

export interface Account {
  readonly email: string
  readonly name: string
  readonly phone: string | null
  readonly position: string | null
  readonly show_popups: boolean
  readonly password_hash: string | null
}

const hoursOfAToken = 24

/**
 * Starts the reference service with an embedded database in memory, or with the empty PostgreSQL database that
 * PROVIDER_DATABASE_URL names.
 */
export async function startProvider(): Promise<Provider> {
  const now = new Date('2026-11-21T10:00:00Z')
  const scenes: FullScene[] = []
  const url = process.env['PROVIDER_DATABASE_URL']
  const service = await startTestService({
    ...(url !== undefined && { database: { url } }),
    seed: async (db) => scenes.push(await seedFullScene(db)),
    config: { clock: () => now },
  })
  const [scene] = scenes
  if (scene === undefined) throw new Error('The scene was not written, so nothing can be verified.')
  const { db, tokens, address } = service
  const api = `${address}/api`
  // The items have changed once, so that what an agent would have sent is known.
  const changed_at = '2026-11-18T08:00:00.000Z'
  await db.updateTable('item_changes').set({ changed_at, is_correction: false, gathered: true }).execute()
  const users = await db
    .selectFrom('users')
    .select(['email', 'name', 'phone', 'position', 'show_popups', 'password_hash'])
    .execute()
  const userId = (email: string): number => scene.users.get(email) ?? 0
  const write = async (
    owner: { user_id: number | null; visitor_id: number | null },
    ended: 'taken' | 'ended' | null,
  ) => {
    const id = randomUUID()
    await db
      .insertInto('sessions')
      .values({ id, ...owner, created: now.toISOString(), ended })
      .execute()
    return tokens.sign(id, hoursOfAToken, now)
  }
  return {
    ...service,
    api,
    scene,
    now,
    password: demoPassword,
    accounts: new Map(users.map((account) => [account.email, account])),
    userId,
    clientOf: (token) =>
      createClient({
        baseUrl: api,
        getToken: () => token,
        getLocale: () => ({ languageId: 2, domainId: 9 }),
      }),
    startSession: async (email, ended) => {
      const user_id = userId(email)
      await db.updateTable('sessions').set({ ended: 'taken' }).where('user_id', '=', user_id).execute()
      return write({ user_id, visitor_id: null }, ended ?? null)
    },
    startVisitorSession: async (views) => {
      const visitor = { mail: `${randomUUID()}@visitor.test`, name: 'Mette Krog', views_left: views }
      const { id } = await db
        .insertInto('limited_visitors')
        .values(visitor)
        .returning('id')
        .executeTakeFirstOrThrow()
      return write({ user_id: null, visitor_id: id }, null)
    },
  }
}
