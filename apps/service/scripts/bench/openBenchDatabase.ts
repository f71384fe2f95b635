import type { OpenDatabase } from '../../src/storage/openDatabase'
import { refreshWords } from '../../src/agents/refreshWords'
import { openDatabase } from '../../src/storage/openDatabase'
import { findPostgres } from '../../src/testing/postgres/findPostgres'
import { startPostgres } from '../../src/testing/postgres/startPostgres'

export async function openBenchDatabase(engine: string): Promise<OpenDatabase> {
  if (engine === 'pglite') {
    const open = await openDatabase({ memory: true })
    await refreshWords(open.db)
    return open
  }
  const binaries = findPostgres()
  if (engine !== 'postgres' || binaries === null) {
    throw new Error(
      `There is no engine "${engine}" here, so nothing can be measured on it. Use pglite, or postgres after: apt-get install postgresql`,
    )
  }
  // Give the server more memory for its tables, because the default of `shared_buffers` is only 128 MB.
  const server = await startPostgres(binaries, ['shared_buffers=1GB', 'maintenance_work_mem=256MB'])
  const { close, ...databases } = await openDatabase({ url: server.url('postgres') })
  await refreshWords(databases.db)
  return { ...databases, close: () => close().finally(server.stop) }
}
