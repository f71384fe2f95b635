import type { Schemas } from '@spadestik/api-client/schema'
import { limits } from '@spadestik/domain/limits'
import type { Kysely, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../storage/Database'
import type { TakenSheet } from './takeSheet'
import { leaseFrom } from './takeSheet'

/** The reason for which a spreadsheet is given up, and not tried again. */
export class SheetFailure extends Error {
  override readonly name = 'SheetFailure'
  readonly reason: NonNullable<Schemas['Export']['failure']>

  constructor(reason: SheetFailure['reason']) {
    super(`The spreadsheet cannot be made: ${reason}.`)
    this.reason = reason
  }
}

/** Ends the making of a spreadsheet that was deleted, or that another process has begun again. */
export class SheetLost extends Error {
  override readonly name = 'SheetLost'
}

/** What a process writes about a spreadsheet that it makes. After another attempt has begun, it can write nothing. */
export class SheetProgress {
  readonly #db: Kysely<Database>
  readonly #sheet: TakenSheet
  readonly #clock: () => Date
  #parts = 0
  #bytes = 0

  constructor(db: Kysely<Database>, sheet: TakenSheet, clock: () => Date) {
    this.#db = db
    this.#sheet = sheet
    this.#clock = clock
  }

  async #set(db: Kysely<Database>, values: Updateable<Database['sheet_exports']>): Promise<void> {
    const { id, attempt } = this.#sheet
    const row = await db
      .updateTable('sheet_exports')
      .set(values)
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('ended', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) throw new SheetLost()
  }

  /** Says how much is done, and that the process lives. */
  report(values: {
    readonly rows?: number
    readonly total?: number
    readonly has_more?: true
  }): Promise<void> {
    return this.#set(this.#db, { ...values, leased_until: leaseFrom(this.#clock()) })
  }

  /** @throws SheetFailure when the file is too large. */
  async addPart(bytes: Buffer): Promise<void> {
    this.#bytes += bytes.length
    if (this.#bytes > limits.sheetBytesMax) throw new SheetFailure('tooLarge')
    const { id, attempt } = this.#sheet
    const { rows } = await sql`
      insert into sheet_export_parts (export_id, attempt, number, bytes)
      select id, attempt, ${this.#parts}, ${bytes} from sheet_exports
      where id = ${id} and attempt = ${attempt} and ended is null for key share returning 1`.execute(this.#db)
    if (rows.length === 0) throw new SheetLost()
    this.#parts += 1
  }

  /** Makes the file available. */
  end(db: Kysely<Database>): Promise<void> {
    return this.#set(db, { ended: this.#clock().toISOString(), bytes: this.#bytes })
  }

  /** Gives the spreadsheet up, and deletes what was written. */
  async fail(failure: SheetFailure['reason']): Promise<void> {
    const { id } = this.#sheet
    await this.#db.transaction().execute(async (trx) => {
      await this.#set(trx, { ended: this.#clock().toISOString(), failure })
      await trx.deleteFrom('sheet_export_parts').where('export_id', '=', id).execute()
    })
  }

  /** Lets another process begin again at once. The attempt does not count. */
  giveBack(): Promise<void> {
    return this.#set(this.#db, { leased_until: null, rows: 0, attempt: this.#sheet.attempt - 1 })
  }
}
