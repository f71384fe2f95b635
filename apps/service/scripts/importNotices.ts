import { importNotices } from '../src/import/importNotices'
import { runImport } from './runImport'

await runImport('pnpm import:notices FILE|FOLDER…', 'notices', importNotices)
