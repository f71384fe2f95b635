import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Returns the folder with the data of the product under test. */
export function dataFolder(): string {
  const folders = JSON.parse(process.env['PRODUCT_FOLDERS'] ?? '[]') as string[]
  const folder = folders[Number(process.env['TEST_PARALLEL_INDEX'] ?? '0')] ?? process.env['DATA_DIR']
  if (folder !== undefined) return folder
  throw new Error(
    'The data folder of the product is unknown, so no command can run. Set DATA_DIR together with PRODUCT_ADDRESS.',
  )
}

export async function admin(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataFolder(), DATABASE_URL: '' }
  const script = ['--import', 'tsx', 'apps/service/scripts/admin.ts']
  return (await run(process.execPath, [...script, ...words], { env })).stdout
}
