import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../setup/startProduct'

/** Starts one product with demo data for all journeys and ends it after them, unless PRODUCT_ADDRESS names one that runs. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['PRODUCT_ADDRESS'] !== undefined) return async () => {}
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-e2e-'))
  const product = await startProduct({ DATA_DIR: folder })
  process.env['PRODUCT_ADDRESS'] = product.address
  return async () => {
    await product.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
