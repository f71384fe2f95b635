import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(process.env['REAL_DATA_DIR'] ?? '../shared/data')

/** The paths of the real tenders and the CPV codes on this machine, or null if they are missing. */
export const realData = existsSync(join(folder, 'tenders.ocds.json.gz'))
  ? { tenders: join(folder, 'tenders.ocds.json.gz'), cpv: join(folder, 'cpv.json.gz') }
  : null

/** The message that says why tests with real data are skipped, and how to run them. */
export const withoutRealData = `${folder} has no tenders.ocds.json.gz: name a folder that has it in REAL_DATA_DIR.`
