import { existsSync, readFileSync, statSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askService } from '../src/admin/adminSocket'
import { describeConfig } from '../src/admin/commands/config'
import { adminUsage, placeOfFile, placeOfSecret, runAdminCommand } from '../src/admin/runAdminCommand'
import { restoreBackup } from '../src/storage/backup/restoreBackup'
import { createTokens } from '../src/contract/Tokens'
import { keepSecret, readKeptSecret } from '../src/start/keepSecret'
import { readSettings } from '../src/start/readSettings'
import { openDatabase } from '../src/storage/openDatabase'
import { runCommand } from './runCommand'

// Both this source file and its built bundle are three folders below the root of the repository.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

const largestFile = 1_000_000

/** Returns the text of the file or the secret that a command names, because the service may run elsewhere. */
function readInput(words: readonly string[]): string | null {
  const secret = placeOfSecret(words)
  if (secret === 'env') return process.env['SIGN_IN_CLIENT_SECRET'] ?? ''
  if (secret === 'stdin') return readFileSync(0, 'utf8')
  const place = placeOfFile(words)
  const file = place === null ? undefined : words[place]
  if (file === undefined) return null
  if (statSync(file).size > largestFile)
    throw new Error(`${file} has more than ${largestFile} bytes, so nothing was done. Split it.`)
  return readFileSync(file, 'utf8')
}

/** Restores a backup into the database and the data folder of the settings. */
async function restore(folder: string | undefined): Promise<void> {
  if (folder === undefined || folder.startsWith('-'))
    throw new Error('restore takes the folder of a backup, so nothing was done.')
  const { database, dataFolder } = readSettings(process.env, root)
  const { created, files } = await restoreBackup(resolve(folder), database, dataFolder)
  console.log(`The backup of ${created} is restored, with ${files} files. Start the service.`)
}

const words = process.argv.slice(2)
const asksForHelp = words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '')
// After a refusal, the list of all commands would hide the reason.
await runCommand(null, async () => {
  if (asksForHelp) return console.log(adminUsage)
  if (words[0] === 'restore') return restore(words[1])
  const { database, dataFolder, publicUrl, sessionSecret, migrates } = readSettings(process.env, root)
  const request = {
    words,
    actor: `terminal ${userInfo().username}@${hostname()}`,
    input: readInput(words),
    workingFolder: process.cwd(),
  }
  const answered =
    'folder' in database && existsSync(dataFolder) ? await askService(dataFolder, request) : null
  if (answered !== null) return console.log(answered)
  // Who only looks at the settings must not create or migrate a database.
  if (words[0] === 'config') return console.log(describeConfig(process.env, words.includes('--json')))
  if (publicUrl === null)
    throw new Error(
      'The address of the service is unknown, because PORT is 0. Set PUBLIC_URL to the address that users open.',
    )
  const open = await openDatabase(database, migrates)
  try {
    const secret = () => sessionSecret ?? ('url' in database ? readKeptSecret : keepSecret)(dataFolder)
    console.log(
      await runAdminCommand(
        {
          ...request,
          db: open.db,
          database: open,
          dataFolder,
          publicUrl,
          now: new Date(),
          environment: process.env,
          // Most commands write nothing that the secret protects.
          seal: (text) => createTokens([secret()]).seal(text),
        },
        words,
      ),
    )
  } finally {
    await open.close()
  }
})
