import { parseArgs } from 'node:util'
import { importTenders } from '../src/import/importTenders'
import { databaseLocation, openDatabase } from '../src/storage/openDatabase'
import { describeImport } from './describeImport'
import { learnAllWords } from './learnAllWords'
import { runCommand } from './runCommand'

const usage = 'pnpm import:tenders FILE… [--countries DK,SE,NO] [--strict]'

function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY) return
  if (done % 20 === 0 || done === total) process.stderr.write(`\r  ${done} of ${total} releases`)
  if (done === total) process.stderr.write('\n')
}

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    options: { countries: { type: 'string' }, strict: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  if (positionals.length === 0) throw new Error('No file was passed, so there is nothing to import.')
  const countries = values.countries?.split(',').map((code) => code.trim().toUpperCase()) ?? null
  const { db, close } = await openDatabase(databaseLocation(process.env))
  try {
    for (const file of positionals) {
      const now = new Date().toISOString()
      const options = { countries, now, isStrict: values.strict, onProgress: showProgress }
      console.log(describeImport(await importTenders(db, file, options), 'releases'))
    }
    await learnAllWords(db)
  } finally {
    await close()
  }
})
