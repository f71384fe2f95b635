import { parseArgs } from 'node:util'
import { importAgain } from '../src/import/importAgain'
import { databaseLocation, openDatabase } from '../src/storage/openDatabase'
import { learnAllWords } from './learnAllWords'
import { runCommand } from './runCommand'

const usage = 'pnpm import:again [--since YYYY-MM-DD]'

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { since: { type: 'string', default: '1990-01-01' } } })
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.since) || Number.isNaN(Date.parse(values.since)))
    throw new Error(`"${values.since}" is no day, so nothing was read. Write it as 2026-11-30.`)
  const { db, close } = await openDatabase(databaseLocation(process.env))
  try {
    const { read, changed, failures } = await importAgain(db, values.since, new Date().toISOString())
    console.log(
      `${read} notices read again, ${changed} of them differ now, ${failures.length} could not be read`,
    )
    for (const { id, message } of failures.slice(0, 20)) console.log(`  notice ${id}: ${message}`)
    if (changed > 0) await learnAllWords(db)
  } finally {
    await close()
  }
})
