import { resolve } from 'node:path'
import type { DatabaseLocation } from './openDatabase'

/**
 * Where the environment says that the data lies: `DATABASE_URL` names a PostgreSQL server, else `DATA_DIR` a
 * folder, `.data` where the process was started when neither is set.
 */
export function databaseLocation(environment: NodeJS.ProcessEnv): DatabaseLocation {
  const { DATABASE_URL: url, DATA_DIR: folder } = environment
  return url ? { url } : { folder: resolve(folder || '.data') }
}
