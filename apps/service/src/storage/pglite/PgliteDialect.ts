import type { Dialect, DialectAdapter, Driver, Kysely } from 'kysely'
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { PgliteClient } from './PgliteClient'
import { PgliteDriver } from './PgliteDriver'

class PgliteAdapter extends PostgresAdapter {
  // Migrations need no lock of their own. The folder of the database is already locked for other processes,
  // and the driver runs one transaction at a time.
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

export class PgliteDialect implements Dialect {
  readonly driver: PgliteDriver

  constructor(client: PgliteClient) {
    this.driver = new PgliteDriver(client)
  }

  createDriver(): Driver {
    return this.driver
  }

  createQueryCompiler() {
    return new PostgresQueryCompiler()
  }

  createAdapter(): DialectAdapter {
    return new PgliteAdapter()
  }

  createIntrospector(db: Kysely<unknown>) {
    return new PostgresIntrospector(db)
  }
}
