import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../contract/View'
import type { LanguageCode } from '../../reference/languages'
import { textIntl } from '../../reference/textIntl'
import type { Database } from '../../storage/Database'
import { noteMessages as messages } from './Note.messages'

type Owner = 'project_id' | 'procurement_id' | 'company_id'

const notesOf = (db: Kysely<Database>) =>
  db
    .selectFrom('notes')
    .leftJoin('users', 'users.id', 'notes.created_by')
    .select(['notes.id', 'title', 'text', 'created', 'updated', 'project_id', 'procurement_id', 'company_id'])
    .select('notes.version')
    .select('users.name as author')
    .select(
      sql<number[]>`array(select user_id from note_users where note_id = notes.id order by user_id)`.as(
        'readers',
      ),
    )

const toNote = (
  row: Awaited<ReturnType<ReturnType<typeof notesOf>['execute']>>[number],
  language: LanguageCode,
): Schemas['Note'] => ({
  id: row.id,
  version: row.version,
  title: row.title,
  text: row.text,
  created: row.created,
  updated: row.updated,
  // The account of the author was erased, and colleagues have kept the note.
  createdBy: row.author ?? textIntl(language).formatMessage(messages.formerColleague),
  paUserIds: row.readers,
  projectId: row.project_id,
  procurementId: row.procurement_id,
  companyId: row.company_id,
})

/**
 * Reads the notes that the caller may see on the given items, newest first. The key of the map is the id of
 * the item.
 */
export async function readNotesOfItems(
  db: Kysely<Database>,
  { caller, language }: Pick<View, 'caller' | 'language'>,
  owner: Owner,
  ownerIds: readonly number[],
): Promise<Map<number, Schemas['Note'][]>> {
  if (caller.kind !== 'user' || ownerIds.length === 0) return new Map()
  const rows = await notesOf(db)
    .where(`notes.${owner}`, '=', (any) => any.fn.any(any.val([...ownerIds])))
    .where('notes.id', 'in', (query) =>
      query.selectFrom('note_users').select('note_id').where('user_id', '=', caller.user.id),
    )
    .orderBy('notes.updated', 'desc')
    .orderBy('notes.id', 'desc')
    .execute()
  const groups = Map.groupBy(rows, (row) => row[owner] ?? 0)
  return new Map([...groups].map(([id, notes]) => [id, notes.map((note) => toNote(note, language))]))
}

export async function readNotes(
  db: Kysely<Database>,
  { caller, language }: Pick<View, 'caller' | 'language'>,
  owner: Owner,
  ownerId: number,
): Promise<Schemas['Note'][]> {
  return (await readNotesOfItems(db, { caller, language }, owner, [ownerId])).get(ownerId) ?? []
}

/** Reads a note even if the caller may not see it. Returns null when the note does not exist. */
export async function readNote(
  db: Kysely<Database>,
  noteId: number,
  language: LanguageCode,
): Promise<Schemas['Note'] | null> {
  const row = await notesOf(db).where('notes.id', '=', noteId).executeTakeFirst()
  return row === undefined ? null : toNote(row, language)
}
