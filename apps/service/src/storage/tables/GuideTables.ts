import type { Generated, JSONColumnType } from 'kysely'
import type { FileRecord } from '../records/itemParts'
import type { LocalNames } from '../../reference/Names'

export interface GuideTables {
  notifications: {
    id: Generated<number>
    titles: JSONColumnType<LocalNames>
    texts: JSONColumnType<LocalNames>
    file: JSONColumnType<FileRecord> | null
    created: string
  }
  seen_notifications: { user_id: number; notification_id: number }
  helpdesk_tabs: {
    id: Generated<number>
    position: number
    names: JSONColumnType<LocalNames>
    icon: string
    icon_type: string
  }
  helpdesk_pages: {
    id: Generated<number>
    tab_id: number
    position: number
    titles: JSONColumnType<LocalNames>
  }
  helpdesk_parts: {
    id: Generated<number>
    page_id: number
    position: number
    /** HTML in every language. */
    texts: JSONColumnType<LocalNames>
    file: JSONColumnType<FileRecord> | null
  }
}
