import { parseArgs } from 'node:util'
import { importNotices } from '../src/import/importNotices'
import { databaseLocation, openDatabase } from '../src/storage/openDatabase'
import { describeImport } from './describeImport'
import { learnAllWords } from './learnAllWords'
import { runCommand } from './runCommand'

const usage = 'pnpm import:notices FILE|FOLDER… [--countries DK,SE,NO] [--dry-run]'

function showProgress(done: number): void {
  if (process.stderr.isTTY && done % 20 === 0) process.stderr.write(`\r  ${done} notices`)
}

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    options: { countries: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  if (positionals.length === 0) throw new Error('No file was passed, so there is nothing to import.')
  const countries = values.countries?.split(',').map((code) => code.trim().toUpperCase()) ?? null
  const now = new Date().toISOString()
  const options = { countries, now, onProgress: showProgress }
  if (values['dry-run']) {
    for (const path of positionals) {
      const report = await importNotices(null, path, options)
      console.log(`Nothing is written. ${describeImport(report, 'notices')}`)
    }
    return
  }
  const { db, close } = await openDatabase(databaseLocation(process.env))
  try {
    for (const path of positionals)
      console.log(describeImport(await importNotices(db, path, options), 'notices'))
    await learnAllWords(db)
  } finally {
    await close()
  }
})
