import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import type { Caller } from '../../../contract/Caller'
import { userOf } from '../../../contract/Caller'
import type { Database } from '../../../storage/Database'
import { pathOfSheet } from './sheetPages'

/** Returns the query of a caller's spreadsheets, without their files. */
export const ownExports = (db: Kysely<Database>, caller: Caller) =>
  db
    .selectFrom('sheet_exports')
    .select(['id', 'kind', 'item_type', 'leased_until', 'rows', 'total', 'has_more', 'requested', 'ended'])
    .select(['failure', 'bytes'])
    .where('user_id', '=', userOf(caller).id)

type OwnExport = Awaited<ReturnType<ReturnType<typeof ownExports>['executeTakeFirstOrThrow']>>

function stateOf({ ended, failure, leased_until: leased }: OwnExport): Schemas['Export']['state'] {
  if (ended === null) return leased === null ? 'waiting' : 'running'
  return failure === null ? 'ready' : 'failed'
}

/** The file may have paid details, so there is no link to it once the caller's paid product has ended. */
export function asExport(row: OwnExport, caller: Caller): Schemas['Export'] {
  const { id, kind, failure, rows, total, requested, bytes } = row
  const state = stateOf(row)
  const isReady = state === 'ready'
  return {
    id,
    kind,
    itemType: row.item_type,
    state,
    failure,
    rows,
    total,
    hasMore: row.has_more,
    requested,
    ready: isReady ? row.ended : null,
    bytes,
    link: isReady && may(caller, 'exportSheet') ? pathOfSheet(id, kind) : null,
  }
}
