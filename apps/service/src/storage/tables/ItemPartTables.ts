import type { Generated, JSONColumnType } from 'kysely'
import type { LotRecord } from '../records/LotRecord'
import type { AnnouncementRecord, ContactPersonRecord, FileRecord } from '../records/itemParts'

interface PartRow {
  id: Generated<number>
  project_id: number | null
  procurement_id: number | null
  position: number
}

export interface ItemPartTables {
  phase_dates: PartRow & { phase_id: number; date: string | null }
  updates: Omit<PartRow, 'position'> & {
    /** Null for an update that refers to a change and has no text of its own. */
    position: number | null
    text: string | null
    created: string
    scroll_id: string | null
    change_id: number | null
  }
  files: PartRow & {
    name: string
    code: string
    extension: string
    link: string
    is_image: boolean
    source: string | null
  }
  announcements: PartRow & {
    date: string
    type: AnnouncementRecord['type']
    changes: string | null
    description: string | null
  }
  articles: PartRow & {
    title: string
    created: string
    cover_image: JSONColumnType<FileRecord> | null
    host_name: string
    host_domain: string
    link: string
  }
  lots: Omit<PartRow, 'project_id'> & {
    lot: JSONColumnType<Omit<LotRecord, 'criteria'>>
    /** The ids of the criteria of the lot. */
    criteria: number[]
  }
  company_roles: PartRow & {
    company_id: number
    role_id: number | null
    role_text: string | null
    is_winner: boolean
    /**
     * Whether the mere existence of the role is a paid detail. Users without access to paid details do not
     * see such a role at all. `markPaidRoles` sets this column.
     */
    is_paid: Generated<boolean>
    added: string
    note: string | null
    contact_person: JSONColumnType<ContactPersonRecord> | null
    no_contact_response: string | null
  }
  contacts: {
    id: Generated<number>
    company_id: number
    position: number
    name: string
    job: string | null
    mail: string | null
    phone: string | null
  }
}
