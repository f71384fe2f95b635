import { readSources } from '../../import/sources/Source'
import { runSources } from '../../import/sources/runSources'
import { openDatabase } from '../../storage/openDatabase'

/** Reads sources of notices once. The arguments are the URL of the database and the setting `SOURCES`. */
const [url = '', setting = ''] = process.argv.slice(2)
const { db } = await openDatabase({ url })
await runSources({
  db,
  sources: readSources(setting),
  variables: {},
  clock: () => new Date(),
  isStopped: () => false,
  onFailure: (words, facts) => process.stderr.write(`${words} ${JSON.stringify(facts)}\n`),
})
