import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Returns the value of this worker in a variable with a list that `globalSetup` has set. */
function ofThisWorker(variable: 'PRODUCT_FOLDERS' | 'PRODUCT_DATABASES'): string | undefined {
  const values = JSON.parse(process.env[variable] ?? '[]') as string[]
  return values[Number(process.env['TEST_PARALLEL_INDEX'] ?? '0')]
}

/** Returns the folder with the data of the product under test. */
export function dataFolder(): string {
  const folder = ofThisWorker('PRODUCT_FOLDERS') ?? process.env['DATA_DIR']
  if (folder !== undefined) return folder
  throw new Error(
    'The data folder of the product is unknown, so no command can run. Set DATA_DIR together with PRODUCT_ADDRESS.',
  )
}

export async function admin(...words: string[]): Promise<string> {
  const env = {
    ...process.env,
    DATA_DIR: dataFolder(),
    DATABASE_URL: ofThisWorker('PRODUCT_DATABASES') ?? '',
  }
  const script = ['--import', 'tsx', 'apps/service/scripts/admin.ts']
  return (await run(process.execPath, [...script, ...words], { env })).stdout
}
