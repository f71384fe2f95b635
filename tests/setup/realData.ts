import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(process.env['REAL_DATA_DIR'] ?? '../shared/data')

/** The paths of the real tenders and the CPV codes, or null if this machine does not have them. */
export const realData = existsSync(join(folder, 'tenders.ocds.json.gz'))
  ? { tenders: join(folder, 'tenders.ocds.json.gz'), cpv: join(folder, 'cpv.json.gz') }
  : null

export const withoutRealData = `${folder} has no tenders.ocds.json.gz: name a folder that has it in REAL_DATA_DIR.`
