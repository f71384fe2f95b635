import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../setup/startProduct'

/**
 * Creates a folder with demo data for one running copy of the app and its service. The caller must remove the
 * folder. The demo data is generated once per run, in the folder in DEMO_FOLDER, and copied from there.
 */
export async function newDemoFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-e2e-'))
  const made = process.env['DEMO_FOLDER']
  if (made === undefined) await (await startProduct({ DATA_DIR: folder })).end()
  else cpSync(made, folder, { recursive: true })
  return folder
}
