import { limits } from '@spadestik/domain/limits'
import { takeTry, tryLimits } from '../../../accounts/auth/takeTry'
import { userOf } from '../../../contract/Caller'
import type { Handler } from '../../../contract/Operation'
import { found } from '../../../contract/Problem'
import { requestSheets } from '../../../storage/queues'
import { asExport, ownExports } from './asExport'
import { requireRoomForSheet } from './requireRoomForSheet'
import { requireSource } from './sourceIds'

/** Asks for a spreadsheet, which a job makes (O05). */
export const createExport: Handler<'createExport'> = async (call) => {
  const { db, caller, body, query, now } = call
  const user = userOf(caller)
  await requireSource(db, caller, body.source)
  await takeTry(call, tryLimits.sheetExport(user.id))
  const id = await db.transaction().execute(async (trx) => {
    await requireRoomForSheet(trx, user)
    const row = await trx
      .insertInto('sheet_exports')
      .values({
        user_id: user.id,
        kind: body.kind,
        item_type: body.source.itemType,
        source: JSON.stringify(body.source),
        columns: body.columns,
        language_id: query.languageId,
        domain_id: query.domainId,
        requested: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await requestSheets(trx)
    return row.id
  })
  return asExport(await ownExports(db, caller).where('id', '=', id).executeTakeFirstOrThrow(), caller)
}

export const getExports: Handler<'getExports'> = async ({ db, caller, query }) => {
  const { before, limit = limits.searchPageSize } = query
  const rows = await ownExports(db, caller)
    .$if(before !== undefined, (ids) => ids.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit).map((row) => asExport(row, caller))
  return { items, before: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

export const getExport: Handler<'getExport'> = async ({ db, caller, path }) =>
  asExport(
    found(await ownExports(db, caller).where('id', '=', path.id).executeTakeFirst(), 'spreadsheet'),
    caller,
  )

/** Deletes a spreadsheet. The job that makes it stops after its present page (O05). */
export const deleteExport: Handler<'deleteExport'> = async ({ db, caller, path }) => {
  const deleted = await db
    .deleteFrom('sheet_exports')
    .where('id', '=', path.id)
    .where('user_id', '=', userOf(caller).id)
    .returning('id')
    .executeTakeFirst()
  found(deleted, 'spreadsheet')
}
