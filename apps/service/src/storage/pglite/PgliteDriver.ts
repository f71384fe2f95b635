import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'
import { ConnectionQueue } from './ConnectionQueue'
import type { PgliteClient } from './PgliteClient'

class PgliteConnection implements DatabaseConnection {
  readonly #client: PgliteClient

  constructor(client: PgliteClient) {
    this.#client = client
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#client.query(query.sql, query.parameters)
    const result: QueryResult<unknown> = {
      rows,
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    }
    return result as QueryResult<Row>
  }

  // oxlint-disable-next-line require-yield -- Kysely's interface requires a generator, but the engine has no cursors
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error(
      'The embedded database cannot stream rows, so this query cannot run. Read pages with limit and offset.',
    )
  }
}

/**
 * Provides the only connection of the embedded database to one user at a time, so that the statements of
 * different transactions never mix.
 */
export class PgliteDriver implements Driver {
  readonly #client: PgliteClient
  readonly #connection: PgliteConnection
  readonly #queue = new ConnectionQueue()

  constructor(client: PgliteClient) {
    this.#client = client
    this.#connection = new PgliteConnection(client)
  }

  async init() {}

  async acquireConnection() {
    await this.#queue.acquire()
    return this.#connection
  }

  async releaseConnection() {
    this.#queue.release()
  }

  async beginTransaction(_connection: DatabaseConnection, settings: TransactionSettings) {
    const level = settings.isolationLevel
    await this.#client.query(level === undefined ? 'begin' : `begin transaction isolation level ${level}`, [])
  }

  async commitTransaction() {
    await this.#client.query('commit', [])
  }

  async rollbackTransaction() {
    await this.#client.query('rollback', [])
  }

  /** Runs a statement, or, without values, several statements. Returns the rows of all of them. */
  async run(text: string, values: readonly unknown[] = []) {
    await this.#queue.acquire()
    try {
      return await (values.length > 0 ? this.#client.query(text, values) : this.#client.runScript(text))
    } finally {
      this.#queue.release()
    }
  }

  /** Returns the folder of the database as a tar file, between two transactions. */
  async dump(): Promise<Uint8Array> {
    await this.#queue.acquire()
    try {
      return await this.#client.dump()
    } finally {
      this.#queue.release()
    }
  }

  /** Returns how the only connection is used. */
  use() {
    return this.#queue.use()
  }

  async destroy() {
    await this.#client.close()
  }
}
