import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app/createApp'
import { openDatabase } from '../database/openDatabase'
import { keepSecret } from './keepSecret'
import { prepareData } from './prepareData'
import type { Settings } from './readSettings'

const bodyLimit = 1_048_576

/**
 * A running service.
 *
 * @source specification 7
 */
export interface RunningService {
  readonly app: FastifyInstance
  /** Where it answers, without a slash at its end. */
  readonly address: string
  /** Ends what is under way, then closes the database. */
  readonly stop: () => Promise<void>
}

/**
 * Opens the database, fills an empty one, and listens.
 *
 * @param appFolder the built app
 * @param log where lines of the log go; null for no log
 * @param appReady settles when the app is built; the database is made ready meanwhile
 * @throws Error when the database or the port cannot be used.
 * @source specification 7
 */
export async function startService(
  settings: Settings,
  appFolder: string,
  log: { readonly write: (line: string) => void } | null,
  appReady: Promise<void> = Promise.resolve(),
): Promise<RunningService> {
  const { dataFolder, publicUrl } = settings
  const filesFolder = join(dataFolder, 'files')
  mkdirSync(filesFolder, { recursive: true })
  const { db, close } = await openDatabase(settings.database)
  try {
    if (settings.seedsDemo) await prepareData(db, filesFolder)
    await appReady
    const app = await createApp(db, {
      sessionSecret: settings.sessionSecret ?? keepSecret(dataFolder),
      allowedOrigins: settings.allowedOrigins,
      checksAnswers: !settings.isProduction,
      isHttps: publicUrl.startsWith('https://'),
      appFolder,
      filesFolder,
      bodyLimit,
      log,
      clock: () => new Date(),
    })
    const address = await app.listen({ host: settings.host, port: settings.port })
    return { app, address, stop: () => app.close().finally(close) }
  } catch (error) {
    await close()
    throw error
  }
}
