import type { Readable } from 'node:stream'
import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { callerOfUser } from '../../../accounts/auth/callers'
import { coveredUser } from '../../../accounts/auth/coveredUser'
import { errorFacts } from '../../../contract/errorFacts'
import { Problem } from '../../../contract/Problem'
import type { View } from '../../../contract/View'
import { queueMail } from '../../../mail/queueMail'
import { localityOf } from '../../../reference/domains'
import { languageCode } from '../../../reference/languages'
import type { Database } from '../../../storage/Database'
import { writeCsv } from '../writeCsv'
import { writeXlsx } from '../writeXlsx'
import { aboutSheet } from './aboutSheet'
import { SheetFailure, SheetLost, SheetProgress } from './SheetProgress'
import { sheetsOf } from './sheetsOf'
import { readSourceIds } from './sourceIds'
import type { TakenSheet } from './takeSheet'
import { takeSheet } from './takeSheet'

export interface SheetsContext {
  readonly db: Kysely<Database>
  readonly publicUrl: string
  readonly clock: () => Date
  /** How long a file is kept. */
  readonly days: number
  /** Logs a failure, without personal data. */
  readonly failed: (facts: object) => void
  readonly isStopped: () => boolean
}

/** Ends the making of a spreadsheet, because the service is stopping. */
class Stopping extends Error {
  override readonly name = 'Stopping'
}

/** Returns what the user may read now, which can be less than when the spreadsheet was asked for. */
async function readView(db: Kysely<Database>, sheet: TakenSheet, now: Date): Promise<View> {
  const caller = await callerOfUser(db, sheet.userId)
  if (caller?.kind !== 'user') throw new SheetLost()
  if (coveredUser(caller, sheet.domainId) === null) throw new SheetFailure('forbidden')
  const { timeZone } = localityOf(sheet.domainId)
  return { caller, language: languageCode(sheet.languageId), now, timeZone }
}

/** Reads all ids at once, so that items that change meanwhile are neither left out nor written twice. */
async function readIds(db: Kysely<Database>, view: View, { source }: TakenSheet) {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(limits.sheetSearchMs)}`.execute(trx)
      return readSourceIds(trx, view, source)
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new SheetFailure(error.kind === 'notFound' ? 'gone' : 'forbidden')
  }
}

async function store(file: Readable, progress: SheetProgress): Promise<void> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    length += chunk.length
    if (length < limits.sheetPartBytes) continue
    await progress.addPart(Buffer.concat(waiting))
    waiting = []
    length = 0
  }
  if (length > 0) await progress.addPart(Buffer.concat(waiting))
}

async function mailReady(trx: Kysely<Database>, sheet: TakenSheet, { clock, days }: SheetsContext) {
  if (clock().getTime() - Date.parse(sheet.requested) < limits.sheetMailMs) return
  const user = await trx
    .selectFrom('users')
    .select(['email', 'name', 'language_id', 'domain_id'])
    .where('id', '=', sheet.userId)
    .executeTakeFirstOrThrow()
  const to = { email: user.email, language: languageCode(user.language_id), domainId: user.domain_id }
  await queueMail(trx, to, { kind: 'sheetReady', name: user.name, days }, clock())
}

async function makeSheet(context: SheetsContext, sheet: TakenSheet, progress: SheetProgress): Promise<void> {
  const { db, publicUrl, clock, isStopped } = context
  if (sheet.attempt > limits.sheetAttempts) throw new SheetFailure('failed')
  const view = await readView(db, sheet, clock())
  const { ids, hasMore } = await readIds(db, view, sheet)
  await progress.report({ total: ids.length, ...(hasMore ? { has_more: true } : {}) })
  let isCut = hasMore
  const items = sheetsOf(sheet, {
    db,
    view,
    ids,
    publicUrl,
    onPage: async (type, rows) => {
      if (isStopped()) throw new Stopping()
      await progress.report(type === 'lot' ? {} : { rows })
    },
    onMore: async () => {
      isCut = true
      await progress.report({ has_more: true })
    },
  })
  const [first] = items
  if (first === undefined) throw new SheetFailure('failed')
  const about = await aboutSheet(db, sheet, view, publicUrl, () => ({ rows: ids.length, hasMore: isCut }))
  await store(sheet.kind === 'csv' ? writeCsv(first) : writeXlsx([...items, about]), progress)
  await db.transaction().execute(async (trx) => {
    await progress.end(trx)
    await mailReady(trx, sheet, context)
  })
}

async function settle(error: unknown, progress: SheetProgress, sheet: TakenSheet): Promise<void> {
  if (error instanceof SheetLost) return
  if (error instanceof SheetFailure) return progress.fail(error.reason)
  if (error instanceof Stopping) return progress.giveBack()
  // What fails for a while is tried again when the lease is over.
  return sheet.attempt < limits.sheetAttempts ? progress.report({}) : progress.fail('failed')
}

/**
 * Makes the spreadsheets that users wait for, one after the other, the oldest first (O05). One that a killed process
 * has begun is begun again.
 *
 * @returns how many were made
 */
export async function makeSheets(context: SheetsContext): Promise<number> {
  const { db, clock, failed, isStopped } = context
  let count = 0
  while (!isStopped()) {
    const sheet = await takeSheet(db, clock())
    if (sheet === null) break
    const progress = new SheetProgress(db, sheet, clock)
    try {
      await makeSheet(context, sheet, progress)
      count += 1
    } catch (error) {
      if (!(error instanceof SheetLost || error instanceof Stopping))
        failed({ id: sheet.id, attempt: sheet.attempt, ...errorFacts(error) })
      await settle(error, progress, sheet).catch((lost: unknown) => {
        if (!(lost instanceof SheetLost)) throw lost
      })
    }
  }
  return count
}
