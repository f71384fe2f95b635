import type { Kysely, KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import type { Database } from '../../../storage/Database'

export type Fault =
  /** The process is killed before it sends a statement. */
  | 'before'
  /**
   * The process is killed before it receives the result of a statement. The database rolls back an open
   * transaction.
   */
  | 'after'
  /** The database ends all connections. The process continues. */
  | 'disconnected'

/**
 * One instance of the service, which can be killed at any statement. A killed instance refuses all further
 * statements, as if its process had ended. The class is a Kysely plugin, so that it intercepts every
 * statement.
 */
export class Instance implements KyselyPlugin {
  readonly db: Kysely<Database>
  readonly #disconnect: () => Promise<void>
  #left = Number.POSITIVE_INFINITY
  #fault: Fault = 'before'
  #isDead = false

  constructor(db: Kysely<Database>, disconnect: () => Promise<void>) {
    this.db = db.withPlugin(this)
    this.#disconnect = disconnect
  }

  get isDead(): boolean {
    return this.#isDead
  }

  plan(fault: Fault, statements: number): void {
    this.#fault = fault
    this.#left = statements
    this.#isDead = false
  }

  restart(): void {
    this.plan('before', Number.POSITIVE_INFINITY)
  }

  #kill(): never {
    this.#isDead = true
    throw new Error('The process has been killed by the simulation, so this statement is not run.')
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (this.#isDead) this.#kill()
    this.#left -= 1
    if (this.#left === 0 && this.#fault === 'before') this.#kill()
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    if (this.#isDead || (this.#left <= 0 && this.#fault === 'after')) this.#kill()
    if (this.#left <= 0 && this.#fault === 'disconnected') {
      this.#left = Number.POSITIVE_INFINITY
      await this.#disconnect()
    }
    return result
  }
}
