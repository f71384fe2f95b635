import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import type { ImportReport } from '../src/import/report/ImportReport'
import type { Database } from '../src/storage/Database'
import { databaseLocation, openDatabase } from '../src/storage/openDatabase'
import { describeImport } from './describeImport'
import { learnAllWords } from './learnAllWords'
import { runCommand } from './runCommand'

interface Options {
  readonly countries: readonly string[] | null
  readonly now: string
  readonly onProgress: (done: number) => void
}

/**
 * Runs a command that imports the files that it is given, and prints a report for each. With `--dry-run` nothing is
 * written.
 *
 * @param usage the command and its arguments, such as `pnpm import:notices FILE|FOLDER…`
 * @param what what the files contain, such as `notices`
 * @param importFile imports one file. Its database is null in a dry run.
 */
export const runImport = (
  usage: string,
  what: string,
  importFile: (db: Kysely<Database> | null, file: string, options: Options) => Promise<ImportReport>,
): Promise<void> =>
  runCommand(`${usage} [--countries DK,SE,NO] [--dry-run]`, async () => {
    const { values, positionals } = parseArgs({
      options: { countries: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    if (positionals.length === 0) throw new Error('No file was passed, so there is nothing to import.')
    const options: Options = {
      countries: values.countries?.split(',').map((code) => code.trim().toUpperCase()) ?? null,
      now: new Date().toISOString(),
      onProgress: (done) => {
        if (process.stderr.isTTY && done % 20 === 0) process.stderr.write(`\r  ${done} ${what}`)
      },
    }
    if (values['dry-run']) {
      for (const file of positionals)
        console.log(`Nothing is written. ${describeImport(await importFile(null, file, options), what)}`)
      return
    }
    const { db, close } = await openDatabase(databaseLocation(process.env))
    try {
      for (const file of positionals) console.log(describeImport(await importFile(db, file, options), what))
      await learnAllWords(db)
    } finally {
      await close()
    }
  })
