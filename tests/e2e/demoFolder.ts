import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../setup/startProduct'

/**
 * Creates a data folder for one running copy of the app and service. The demo data is copied from
 * DEMO_FOLDER, or generated if DEMO_FOLDER is not set. The caller must remove the folder.
 */
export async function newDemoFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-e2e-'))
  const made = process.env['DEMO_FOLDER']
  if (made === undefined) await (await startProduct({ DATA_DIR: folder })).end()
  else cpSync(made, folder, { recursive: true })
  return folder
}
