import { join, resolve } from 'node:path'
import type { DatabaseLocation } from './openDatabase'

/**
 * Where the environment says that the data lies: `DATABASE_URL` names a PostgreSQL server, else the embedded
 * database lies in `DATA_DIR`, which is `.data` in the root folder when it is not set.
 *
 * @param root the folder that `DATA_DIR` is relative to
 * @source specification 7
 */
export function databaseLocation(
  environment: Readonly<Record<string, string | undefined>>,
  root: string = process.cwd(),
): DatabaseLocation {
  const { DATABASE_URL: url, DATA_DIR: folder } = environment
  return url ? { url } : { folder: join(resolve(root, folder || '.data'), 'database') }
}
