import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../server/operations/Config'
import { createApp } from '../server/createApp'
import type { Database } from '../storage/Database'
import type { OpenDatabase } from '../storage/openDatabase'
import type { engines } from './openTestDatabase'
import { openTestDatabase } from './openTestDatabase'
import type { Scene } from './scenes/seedScene'
import { seedScene } from './scenes/seedScene'
import type { TestClient } from './TestClient'
import { createTestClient } from './TestClient'
import { testConfig } from './testConfig'

export interface ServiceUnderTest extends TestClient {
  readonly app: FastifyInstance
  readonly db: Kysely<Database>
  readonly queues: OpenDatabase['queues']
  readonly scene: Scene
  /** Returns the id of a demo user, such as `paid` for `paid@demo.test`. */
  readonly userId: (name: string) => number
  readonly close: () => Promise<void>
}

export async function setUpService(
  engine: (typeof engines)[number],
  changes: Partial<Config> = {},
): Promise<ServiceUnderTest> {
  const { db, searches, queues, close } = await openTestDatabase(engine)
  const scene = await seedScene(db)
  const app = await createApp(db, testConfig(changes), searches)
  const userId = (name: string) => scene.users.get(`${name}@demo.test`) ?? 0
  return { ...createTestClient(app), app, db, queues, scene, userId, close: () => app.close().finally(close) }
}
