import { importNotices } from '../src/import/importNotices'
import { runImport } from './runImport'

/** While one notice waits for the database, others are read. */
const atOnce = 4

await runImport('pnpm import:notices FILE|FOLDER…', 'notices', (db, file, options) =>
  importNotices(db, file, { ...options, atOnce }),
)
