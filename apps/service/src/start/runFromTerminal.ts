import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './readSettings'
import { readSettings } from './readSettings'
import type { FillDatabase } from './startService'
import { startService } from './startService'

export interface Demo {
  readonly fill: FillDatabase
  /** A line about the accounts with which one can try the service. */
  readonly accounts: string
}

function announce(settings: Settings, address: string, appFolder: string, accounts: string | undefined) {
  const { role, seedsDemo, isProduction, smtpUrl, mailFolder } = settings
  if (role === 'worker') {
    console.log(`Spadestik runs its jobs, and answers /health and /ready at ${address}`)
    return
  }
  console.log(`Spadestik answers at ${address}`)
  if (!existsSync(join(appFolder, 'index.html')))
    console.log('The app is not built, so only the API is served (under /api).')
  if (accounts !== undefined && seedsDemo && !isProduction) console.log(accounts)
  if (smtpUrl === null) {
    console.log(
      isProduction
        ? `E-mails are written to ${mailFolder}, and are not sent.`
        : `E-mails can be read at ${address}/inbox`,
    )
  }
}

/**
 * Runs the service until it receives a signal to stop. Prints errors without a stack.
 *
 * @param root the folder of the repository
 * @param appReady settles when the app has been built; the database is prepared in the meantime
 * @param demo null in the built service, which has no demo data
 */
export async function runFromTerminal(
  root: string,
  appReady: Promise<void> = Promise.resolve(),
  demo: Demo | null = null,
): Promise<void> {
  try {
    const settings = readSettings(process.env, root)
    const appFolder = join(root, 'apps/web/dist')
    const log = settings.isProduction ? process.stdout : process.stderr
    const { address, stop } = await startService(settings, appFolder, log, appReady, demo?.fill)
    announce(settings, address, appFolder, demo?.accounts)
    let isStopping = false
    const end = () => {
      if (isStopping) return
      isStopping = true
      void stop().then(() => process.exit(0))
    }
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof Error && error.cause !== undefined) console.error(error.cause)
    process.exit(1)
  }
}
