import type { AlertKinds } from '@spadestik/domain/alerts'
import type { Generated, JSONColumnType } from 'kysely'

export interface SharingTables {
  lists: {
    id: Generated<number>
    name: string
    mail_time: 'daily' | 'weekly' | 'always' | 'never'
    /** How urgently each kind of change is mailed. Null for the defaults of `alertChoiceOf`. */
    alert_kinds: JSONColumnType<AlertKinds> | null
    changed: string
    version: Generated<number>
  }
  list_users: { list_id: number; user_id: number; last_seen: string | null }
  list_projects: { list_id: number; project_id: number; position: number }
  list_procurements: { list_id: number; procurement_id: number; position: number }
  list_companies: { list_id: number; company_id: number; position: number }
  hidden_items: {
    id: Generated<number>
    /** The company of the users who hide the item. A company has at most one row per item. */
    subscriber_id: number
    project_id: number | null
    procurement_id: number | null
    created: string
    version: Generated<number>
  }
  hidden_item_users: { hidden_item_id: number; user_id: number }
  notes: {
    id: Generated<number>
    project_id: number | null
    procurement_id: number | null
    company_id: number | null
    title: string | null
    text: string
    created: string
    updated: string
    created_by: number | null
    version: Generated<number>
  }
  note_users: { note_id: number; user_id: number }
}
