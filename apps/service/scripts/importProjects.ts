import { parseArgs } from 'node:util'
import { importProjects } from '../src/import/projects/importProjects'
import { databaseLocation, openDatabase } from '../src/storage/openDatabase'
import { describeImport } from './describeImport'
import { learnAllWords } from './learnAllWords'
import { runCommand } from './runCommand'

const usage = 'pnpm import:projects FILE… [--countries DK,SE,NO] [--dry-run]'

function showProgress(done: number): void {
  if (process.stderr.isTTY && done % 20 === 0) process.stderr.write(`\r  ${done} projects`)
}

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    options: { countries: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  if (positionals.length === 0) throw new Error('No file was passed, so there is nothing to import.')
  const countries = values.countries?.split(',').map((code) => code.trim().toUpperCase()) ?? null
  const options = { countries, now: new Date().toISOString(), onProgress: showProgress }
  if (values['dry-run']) {
    for (const file of positionals) {
      const report = await importProjects(null, file, options)
      console.log(`Nothing is written. ${describeImport(report, 'projects')}`)
    }
    return
  }
  const { db, close } = await openDatabase(databaseLocation(process.env))
  try {
    for (const file of positionals)
      console.log(describeImport(await importProjects(db, file, options), 'projects'))
    await learnAllWords(db)
  } finally {
    await close()
  }
})
