import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

// Node runs this file without a bundler. Use only TypeScript that Node can strip, and import only from
// packages, not from other source files.

interface Query {
  readonly id: number
  readonly sql: string
  readonly parameters: readonly unknown[]
}

interface Script {
  readonly id: number
  readonly script: string
}

interface Dump {
  readonly id: number
  readonly dump: true
}

interface Close {
  readonly id: number
  readonly close: true
}

const settings: { folder: string | null; dump: Uint8Array<ArrayBuffer> | null } = workerData
const port = parentPort
if (port === null)
  throw new Error('The embedded database was started outside a worker. Start it with `startPglite`.')

const timestamp = (text: string) => new Date(text).toISOString()
const asIs = (text: string) => text

const database = await PGlite.create({
  ...(settings.folder === null ? {} : { dataDir: settings.folder }),
  ...(settings.dump === null ? {} : { loadDataDir: new Blob([settings.dump]) }),
  extensions: { pg_trgm, unaccent },
  // Convert bigint, date, timestamptz and numeric to the same values as the PostgreSQL client does.
  parsers: { 20: Number, 1082: asIs, 1184: timestamp, 1700: Number },
})

// The database is in memory, so reading by an index costs little more than reading in order. With the default
// cost, a search that joins words with `OR` would not use the index. It would compare the words of every
// item.
await database.exec('set random_page_cost = 1.1')

async function runScript(script: string) {
  try {
    const results = await database.exec(script)
    return { rows: results.flatMap(({ rows }) => rows), affectedRows: undefined }
  } catch (error) {
    // A script that fails within a transaction would leave it open, and all later statements would fail.
    await database.exec('rollback')
    throw error
  }
}

async function response(message: Query | Script | Dump | Close) {
  if ('close' in message) {
    await database.close()
    return null
  }
  if ('dump' in message) {
    const file = await database.dumpDataDir('none')
    return new Uint8Array(await file.arrayBuffer())
  }
  if ('script' in message) return runScript(message.script)
  const { rows, affectedRows } = await database.query(message.sql, [...message.parameters])
  return { rows, affectedRows }
}

port.on('message', (message: Query | Script | Dump | Close) => {
  response(message).then(
    (result) => port.postMessage({ id: message.id, result }),
    (error: unknown) => {
      const { message: text, code, detail, constraint } = Object(error)
      port.postMessage({ id: message.id, error: { message: String(text), code, detail, constraint } })
    },
  )
})
port.postMessage({ id: 0, result: null })
