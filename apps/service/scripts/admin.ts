import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askService } from '../src/admin/adminSocket'
import { adminUsage, runAdminCommand } from '../src/admin/runAdminCommand'
import { readSettings } from '../src/start/readSettings'
import { openDatabase } from '../src/storage/openDatabase'
import { runCommand } from './runCommand'

// Both this source file and its built bundle are three folders below the root of the repository.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

await runCommand(adminUsage, async () => {
  const words = process.argv.slice(2)
  const { database, dataFolder, publicUrl } = readSettings(process.env, root)
  const answered = 'folder' in database ? await askService(dataFolder, words) : null
  if (answered !== null) return console.log(answered)
  if (publicUrl === null)
    throw new Error(
      'The address of the service is unknown, because PORT is 0. Set PUBLIC_URL to the address that users open.',
    )
  const { db, close } = await openDatabase(database)
  try {
    console.log(await runAdminCommand({ db, publicUrl, now: new Date() }, words))
  } finally {
    await close()
  }
})
