import type { Kysely } from 'kysely'
import type { Config } from '../server/operations/Config'
import { createApp } from '../server/createApp'
import type { Tokens } from '../contract/Tokens'
import { createTokens } from '../contract/Tokens'
import type { Database } from '../storage/Database'
import type { DatabaseLocation } from '../storage/openDatabase'
import { openDatabase } from '../storage/openDatabase'
import { seedScene } from './scenes/seedScene'
import { testConfig } from './testConfig'
import { refreshWords } from '../agents/refreshWords'

export interface TestService {
  /** Without a trailing slash. The API is below it, at `/api`. */
  readonly address: string
  readonly db: Kysely<Database>
  readonly tokens: Tokens
  readonly stop: () => Promise<void>
}

/**
 * Starts a service for tests outside this package. By default, it has an embedded database in memory with the
 * items of `seedScene`.
 *
 * @param options the location of the data, the seed, and changes to the configuration
 */
export async function startTestService(
  options: {
    readonly database?: DatabaseLocation
    readonly seed?: (db: Kysely<Database>) => Promise<unknown>
    readonly config?: Partial<Config>
  } = {},
): Promise<TestService> {
  const { db, searches, close } = await openDatabase(options.database ?? { memory: true })
  try {
    await refreshWords(db)
    await (options.seed ?? seedScene)(db)
    const config = testConfig(options.config)
    const app = await createApp(db, config, searches)
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    return { address, db, tokens: createTokens(config.secrets), stop: () => app.close().finally(close) }
  } catch (error) {
    await close()
    throw error
  }
}
