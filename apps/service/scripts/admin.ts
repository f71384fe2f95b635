import { readFileSync, statSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askService } from '../src/admin/adminSocket'
import { adminUsage, placeOfFile, placeOfSecret, runAdminCommand } from '../src/admin/runAdminCommand'
import { createTokens } from '../src/contract/Tokens'
import { keepSecret } from '../src/start/keepSecret'
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

await runCommand(adminUsage, async () => {
  const words = process.argv.slice(2)
  const { database, dataFolder, publicUrl, sessionSecret } = readSettings(process.env, root)
  const request = { words, actor: `terminal ${userInfo().username}@${hostname()}`, input: readInput(words) }
  const answered = 'folder' in database ? await askService(dataFolder, request) : null
  if (answered !== null) return console.log(answered)
  if (publicUrl === null)
    throw new Error(
      'The address of the service is unknown, because PORT is 0. Set PUBLIC_URL to the address that users open.',
    )
  const { db, close } = await openDatabase(database)
  try {
    const { seal } = createTokens([sessionSecret ?? keepSecret(dataFolder)])
    console.log(
      await runAdminCommand(
        { db, publicUrl, now: new Date(), ...request, environment: process.env, seal },
        words,
      ),
    )
  } finally {
    await close()
  }
})
