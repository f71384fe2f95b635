import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The data folder of the product that this worker drives. */
function dataFolder(): string {
  const folders = JSON.parse(process.env['PRODUCT_FOLDERS'] ?? '[]') as string[]
  const folder = folders[Number(process.env['TEST_PARALLEL_INDEX'] ?? '0')] ?? process.env['DATA_DIR']
  if (folder !== undefined) return folder
  throw new Error(
    'The data folder of the product is not known, so no command can reach it. Set DATA_DIR beside PRODUCT_ADDRESS.',
  )
}

/** Runs a command of administrators as `pnpm admin` does, and returns what it prints. */
export async function admin(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataFolder(), DATABASE_URL: '' }
  const script = ['--import', 'tsx', 'apps/service/scripts/admin.ts']
  return (await run(process.execPath, [...script, ...words], { env })).stdout
}
