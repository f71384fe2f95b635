import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSettings } from '../src/start/readSettings'
import { openDatabase } from '../src/storage/openDatabase'
import { runCommand } from './runCommand'

// Both this source file and its built bundle are three folders below the root of the repository.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

await runCommand(null, async () => {
  const { close } = await openDatabase(readSettings(process.env, root).database)
  await close()
  console.log('The database has all migrations of this version.')
})
