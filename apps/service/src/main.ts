import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoPassword, demoUsers } from './demo/demoUsers'
import { readSettings } from './start/readSettings'
import { startService } from './start/startService'

// Both the sources and the bundle lie two folders below the folder of the service's siblings.
const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, '../../..')

try {
  const settings = readSettings(process.env, root)
  const appFolder = join(root, 'apps/web/dist')
  const log = settings.isProduction ? process.stdout : null
  const { address, stop } = await startService(settings, appFolder, log)
  console.log(`Spadestik answers at ${address}`)
  if (!existsSync(join(appFolder, 'index.html')))
    console.log('The app is not built, so only the API answers (under /api).')
  if (settings.seedsDemo) {
    console.log(`Demo accounts (password ${demoPassword}): ${demoUsers.map(({ email }) => email).join(', ')}`)
  }
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
