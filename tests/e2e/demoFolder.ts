import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../setup/startProduct'

/**
 * A new folder with the demo data for a product of its own; whoever asks for it removes it.
 * The data is made once a run, in the folder that DEMO_FOLDER names, and copied from there.
 */
export async function newDemoFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-e2e-'))
  const made = process.env['DEMO_FOLDER']
  if (made === undefined) await (await startProduct({ DATA_DIR: folder })).end()
  else cpSync(made, folder, { recursive: true })
  return folder
}
