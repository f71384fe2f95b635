import { parseArgs } from 'node:util'
import { importSynonyms } from '../src/import/codeLists/importSynonyms'
import { databaseLocation, openDatabase } from '../src/storage/openDatabase'
import { readSynonyms } from '../src/words/synonyms/readSynonyms'
import { runCommand } from './runCommand'

const usage = 'pnpm import:synonyms [FILE]'

await runCommand(usage, async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, ...others] = positionals
  if (others.length > 0)
    throw new Error('Pass one file at most; without one, the table of the product is used.')
  const groups = readSynonyms(file)
  const { db, close } = await openDatabase(databaseLocation(process.env))
  try {
    await importSynonyms(db, groups)
    console.log(`${groups.length} groups of synonyms`)
  } finally {
    await close()
  }
})
