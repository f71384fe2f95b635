import type { Secrets } from '../contract/verifyToken'
import { createTokens } from '../contract/Tokens'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { listenForAdmin } from '../admin/adminSocket'
import { runAdminCommand } from '../admin/runAdminCommand'
import type { Config } from '../server/operations/Config'
import { createApp } from '../server/createApp'
import { createProbes } from '../server/createProbes'
import { startJobs } from '../jobs/startJobs'
import { createFilePostman, createSmtpPostman } from '../mail/sending/Postman'
import type { Database } from '../storage/Database'
import type { Observation } from '../storage/observed/Observation'
import { openDatabase } from '../storage/openDatabase'
import { refreshWords } from '../agents/refreshWords'
import { databaseFault } from './databaseFault'
import { keepSecret } from './keepSecret'
import { createReceivers } from '../outside/webhooks/createReceivers'
import { observe } from './observe'
import { untilCalm } from '../server/shedLoad'
import { listenFault, requireFolder } from './placeFaults'
import { refuseDemoAccounts } from './refuseDemoAccounts'
import type { Settings } from './readSettings'

const bodyLimit = 1_048_576
const requestTimeoutMs = 30_000
const clock = () => new Date()
/** How long a stopping service in production still accepts calls. In milliseconds. */
const drainMs = 5000

/** Fills a database that has no accounts yet. */
export type FillDatabase = (db: Kysely<Database>, filesFolder: string) => Promise<void>

export interface RunningService {
  readonly app: FastifyInstance
  readonly address: string
  /** Finishes current calls, and then closes the database. */
  readonly stop: () => Promise<void>
}

/**
 * Opens the database, fills it if the settings ask for demo data, starts listening for requests, and starts
 * the jobs. The role of the process can leave out the requests or the jobs.
 *
 * @param appFolder the folder of the built app
 * @param log null disables the log
 * @param appReady settles when the app has been built; the database is prepared in the meantime
 * @param fill null without demo data, as in the built service
 * @throws Error when the database or the port cannot be used.
 */
export async function startService(
  settings: Settings,
  appFolder: string,
  log: { readonly write: (line: string) => void } | null,
  appReady: Promise<void> = Promise.resolve(),
  fill: FillDatabase | null = null,
): Promise<RunningService> {
  const { dataFolder, publicUrl, role } = settings
  let isEnding = false
  const filesFolder = join(dataFolder, 'files')
  requireFolder(filesFolder, 'DATA_DIR')
  if (settings.smtpUrl === null && role !== 'web') requireFolder(settings.mailFolder, 'MAIL_DIR')
  const database = await openDatabase(settings.database, settings.migrates).catch((error: unknown) => {
    throw 'url' in settings.database ? databaseFault(error) : error
  })
  const { db, searches, queues, pools, close } = database
  let logger: FastifyInstance['log'] | null = null
  let observation: Observation | null = null
  try {
    observation = await observe(settings, { db, pools }, (words, facts) => logger?.warn(facts, words))
    await refreshWords(db)
    if (settings.seedsDemo) await fill?.(db, filesFolder)
    else if (settings.isProduction) await refuseDemoAccounts(db)
    await appReady
    const sessionSecret = settings.sessionSecret ?? keepSecret(dataFolder)
    const { previousSecrets } = settings
    const secrets: Secrets = [sessionSecret, ...previousSecrets]
    const { smtpUrl, mailFolder, isProduction } = settings
    const config: Config = {
      publicUrl,
      secrets,
      inboxFolder: smtpUrl === null && !isProduction ? mailFolder : null,
      allowedOrigins: settings.allowedOrigins,
      trustedProxies: [...settings.trustedProxies],
      validatesResponses: !isProduction,
      allowsHttpIssuers: !isProduction,
      isHttps: publicUrl?.startsWith('https://') ?? false,
      appFolder,
      filesFolder,
      bodyLimit,
      requestTimeoutMs,
      log,
      logLevel: isProduction ? 'info' : 'warn',
      isEnding: () => isEnding,
      observation,
      shedding: settings.shedding,
      quotas: settings.quotas,
      clock,
      pause: (ms) => setTimeout(ms),
    }
    const app = role === 'worker' ? createProbes(db, config) : await createApp(db, config, searches)
    logger = app.log
    if (role !== 'worker') await untilCalm(app)
    const address = await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
      throw listenFault(error, 'HOST and PORT')
    })
    const reachedAt = publicUrl ?? address
    // Listen for administrator commands only if the service runs its own database. Otherwise `pnpm admin`
    // connects directly to the PostgreSQL server.
    const stopAdmin =
      'folder' in settings.database
        ? await listenForAdmin(dataFolder, ({ words, ...request }) =>
            runAdminCommand(
              {
                ...request,
                db,
                database,
                dataFolder,
                publicUrl: reachedAt,
                now: clock(),
                environment: process.env,
                seal: createTokens(secrets).seal,
              },
              words,
            ),
          ).catch((error: unknown) => {
            app.log.warn({ err: error }, 'administrator commands are not available')
            return async () => {}
          })
        : async () => {}
    const { hostname: host } = new URL(reachedAt)
    const runJobs = () =>
      startJobs(
        {
          db,
          postman: smtpUrl === null ? createFilePostman(mailFolder, host) : createSmtpPostman(smtpUrl, host),
          publicUrl: reachedAt,
          secret: sessionSecret,
          previousSecrets,
          clock,
          receivers: createReceivers(settings),
          observation,
          sources: settings.sources,
          retention: settings.retention,
          variables: process.env,
          onFailure: (words, facts) =>
            facts['isLast'] === true ? app.log.error(facts, words) : app.log.warn(facts, words),
        },
        queues,
      )
    const stopJobs = role === 'web' ? async () => {} : await runJobs()
    const observing = observation
    const stop = async () => {
      isEnding = true
      // Load balancers send calls until they have read `/ready` again.
      if (isProduction) await setTimeout(drainMs)
      await app
        .close()
        .finally(stopAdmin)
        .finally(stopJobs)
        .finally(() => observing?.stop())
        .finally(close)
    }
    return { app, address, stop }
  } catch (error) {
    await observation?.stop()
    await close()
    throw error
  }
}
