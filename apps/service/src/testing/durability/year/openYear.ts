import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { openDatabase } from '../../../storage/openDatabase'
import type { Database } from '../../../storage/Database'
import type { engines } from '../../openTestDatabase'
import { createServerDatabase, openTestDatabase } from '../../openTestDatabase'
import { clockPath, createClock } from './databaseClock'
import { Instance } from './Instance'
import { createMailLog } from './readMails'

export interface YearDatabase {
  /** The database connections of the simulation itself. Simulated faults end only the other connections. */
  readonly db: Kysely<Database>
  readonly instances: readonly [Instance, Instance]
  readonly close: () => Promise<void>
}

/**
 * Opens an embedded database with two instances of the service. Both instances run in this process, because
 * only one process can use the database.
 */
async function openEmbedded(): Promise<YearDatabase> {
  const { db, close } = await openTestDatabase('pglite')
  await createClock(db)
  await createMailLog(db)
  await sql`set search_path = ${sql.raw(clockPath)}`.execute(db)
  const instances = [new Instance(db, async () => {}), new Instance(db, async () => {})] as const
  return { db, instances, close }
}

async function openServer(): Promise<YearDatabase> {
  const { url, drop } = await createServerDatabase(inject('postgresTemplate') ?? '')
  const first = await openDatabase({ url })
  await createClock(first.db)
  await createMailLog(first.db)
  const name = new URL(url).pathname.slice(1)
  await sql`alter database ${sql.ref(name)} set search_path = ${sql.raw(clockPath)}`.execute(first.db)
  await first.close()
  const simulation = await openDatabase({ url: `${url}?application_name=simulation` })
  const open = [await openDatabase({ url }), await openDatabase({ url })] as const
  const disconnect = async () => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'
        and pid <> all(array(select pid from pg_stat_activity where application_name = 'simulation'))`.execute(
      simulation.db,
    )
  }
  const instances = [new Instance(open[0].db, disconnect), new Instance(open[1].db, disconnect)] as const
  const all = [simulation, ...open]
  const close = async () => {
    await Promise.all(all.map((one) => one.close()))
    await drop()
  }
  return { db: simulation.db, instances, close }
}

export const openYear = (engine: (typeof engines)[number]): Promise<YearDatabase> =>
  engine === 'pglite' ? openEmbedded() : openServer()
