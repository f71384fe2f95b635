import { parseArgs } from 'node:util'
import { importCriteria } from '../src/import/codeLists/importCriteria'
import { databaseLocation, openDatabase } from '../src/storage/openDatabase'
import { learnAllWords } from './learnAllWords'
import { runCommand } from './runCommand'

const usage = 'pnpm import:criteria FILE --type NAME'

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({ options: { type: { type: 'string' } }, allowPositionals: true })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new Error('Pass exactly one file.')
  if (values.type === undefined)
    throw new Error('The option --type is missing, so the criterion type has no name.')
  const { db, close } = await openDatabase(databaseLocation(process.env))
  try {
    const { criteria, relinked } = await importCriteria(db, file, values.type, new Date().toISOString())
    console.log(
      `${file}: ${criteria} criteria of the type ${values.type}; ${relinked} imported tenders linked again`,
    )
    await learnAllWords(db)
  } finally {
    await close()
  }
})
