import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { userOf } from '../contract/Caller'
import type { Handler } from '../contract/Operation'
import type { Database } from '../storage/Database'
import { takeTry, tryLimits } from './auth/takeTry'
import { pathOfExport } from './privacy/exportPages'
import { saveOwnRequest } from './saveCustomerRequest'

async function readExport(db: Kysely<Database>, userId: number): Promise<Schemas['PersonalDataExport']> {
  const row = await db
    .selectFrom('personal_data_exports')
    .select(['requested', 'made'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const made = row?.made ?? null
  return {
    requested: row?.requested ?? null,
    ready: made,
    link: made === null ? null : pathOfExport(userId),
  }
}

export const getPersonalDataExport: Handler<'getPersonalDataExport'> = ({ db, caller }) =>
  readExport(db, userOf(caller).id)

/** Asks for a copy of the caller's data. A request that still waits keeps its place (W06). */
export const requestPersonalDataExport: Handler<'requestPersonalDataExport'> = async (call) => {
  const { db, caller, now } = call
  const { id } = userOf(caller)
  await takeTry(call, tryLimits.personalDataExport(id))
  await db
    .insertInto('personal_data_exports')
    .values({ user_id: id, requested: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ requested: now.toISOString(), made: null, archive: null })
        .where('personal_data_exports.made', 'is not', null),
    )
    .execute()
  return readExport(db, id)
}

/** Asks for the erasure of the caller. An administrator confirms it, because it cannot be undone (W06). */
export const requestErasure: Handler<'requestErasure'> = async (call) => {
  await saveOwnRequest(call, 'erasure')
  return undefined
}
