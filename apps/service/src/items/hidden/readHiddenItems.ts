import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { SignedInUser } from '../../contract/Caller'
import type { View } from '../../contract/View'
import { localMinute } from '../responses/localTime'
import { readNotesOfItems } from '../responses/readNotes'
import type { Database } from '../../storage/Database'

export async function readHiddenItems(
  db: Kysely<Database>,
  { id: userId, subscriberId }: SignedInUser,
  view: View,
  hiddenItemId: number | null = null,
): Promise<Schemas['HiddenItem'][]> {
  const all = db
    .selectFrom('hidden_items')
    .select(['id', 'version', 'created', 'project_id', 'procurement_id'])
    .select(
      sql<number[]>`array(select user_id from hidden_item_users
        where hidden_item_id = hidden_items.id order by user_id)`.as('users'),
    )
    .where('subscriber_id', '=', subscriberId)
    .orderBy('id')
  const rows = await (hiddenItemId === null ? all : all.where('id', '=', hiddenItemId)).execute()
  const notesOf = async (owner: 'project_id' | 'procurement_id') =>
    readNotesOfItems(
      db,
      view,
      owner,
      rows.flatMap((row) => row[owner] ?? []),
    )
  const notes = { project: await notesOf('project_id'), procurement: await notesOf('procurement_id') }
  return rows.map(
    ({ id, version, created, users, project_id: projectId, procurement_id: procurementId }) => ({
      id,
      version,
      created: localMinute(created, view.timeZone),
      usersIds: users,
      userIsOnList: users.includes(userId),
      projectId,
      procurementId,
      notes:
        (projectId === null ? notes.procurement.get(procurementId ?? 0) : notes.project.get(projectId)) ?? [],
    }),
  )
}
