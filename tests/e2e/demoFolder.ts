import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../setup/startProduct'

/**
 * Creates a folder with demo data for one running copy of the app and its service. The caller must remove the
 * folder. The demo data is copied from the folder that DEMO_FOLDER names. Without DEMO_FOLDER, it is
 * generated.
 */
export async function newDemoFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-e2e-'))
  const made = process.env['DEMO_FOLDER']
  if (made === undefined) await (await startProduct({ DATA_DIR: folder })).end()
  else cpSync(made, folder, { recursive: true })
  return folder
}
