import { parseArgs } from 'node:util'
import { importCompanies } from '../src/import/companies/importCompanies'
import { databaseLocation, openDatabase } from '../src/storage/openDatabase'
import { describeImport } from './describeImport'
import { learnAllWords } from './learnAllWords'
import { runCommand } from './runCommand'

const usage = 'pnpm import:companies FILE… --country NO [--all] [--dry-run]'

function showProgress(done: number): void {
  if (process.stderr.isTTY && done % 5000 === 0) process.stderr.write(`\r  ${done} units`)
}

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    options: {
      country: { type: 'string' },
      all: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (positionals.length === 0) throw new Error('No file was passed, so there is nothing to import.')
  if (values.country === undefined) throw new Error('The country of the register is missing.')
  const isDry = values['dry-run']
  const options = { country: values.country, all: values.all, onProgress: showProgress }
  const { db, close } = await openDatabase(databaseLocation(process.env))
  try {
    for (const file of positionals) {
      const report = await importCompanies(db, file, { ...options, now: new Date().toISOString() }, isDry)
      console.log(`${isDry ? 'Nothing is written. ' : ''}${describeImport(report, 'units')}`)
      if (!values.all) console.log('  Companies that the product does not have are added with --all only.')
    }
    if (!isDry) await learnAllWords(db)
  } finally {
    await close()
  }
})
