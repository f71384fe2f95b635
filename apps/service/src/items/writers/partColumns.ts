import { idOfCode } from '../../reference/idOfCode'
import { roles } from '../../reference/roles'
import type {
  AnnouncementRecord,
  ArticleRecord,
  FileRecord,
  PhaseDateRecord,
  RoleRecord,
  UpdateRecord,
} from '../../storage/records/itemParts'

/** Name and SQL type of the columns of each kind of part. */
export const partColumns = {
  phase_dates: { phase_id: 'integer', date: 'date' },
  updates: { text: 'text', created: 'timestamptz', scroll_id: 'text' },
  files: { name: 'text', code: 'text', extension: 'text', link: 'text', is_image: 'boolean', source: 'text' },
  announcements: { date: 'date', type: 'text', changes: 'text', description: 'text' },
  articles: {
    title: 'text',
    created: 'timestamptz',
    cover_image: 'jsonb',
    host_name: 'text',
    host_domain: 'text',
    link: 'text',
  },
  company_roles: {
    company_id: 'integer',
    role_id: 'integer',
    role_text: 'text',
    is_winner: 'boolean',
    added: 'date',
    note: 'text',
    contact_person: 'jsonb',
    no_contact_response: 'text',
  },
  contacts: { name: 'text', job: 'text', mail: 'text', phone: 'text' },
} as const

/** Lays an update out as a row. */
export const updateRow = ({ text, created, scrollId }: UpdateRecord) => ({
  text,
  created,
  scroll_id: scrollId,
})

/** Lays a file out as a row. */
export const fileRow = ({ isImage, ...file }: FileRecord) => ({ ...file, is_image: isImage })

/** Lays an announcement out as a row. */
export const announcementRow = (announcement: AnnouncementRecord) => announcement

/** Lays an article out as a row. */
export const articleRow = ({ title, created, coverImage, hostName, hostDomain, link }: ArticleRecord) => ({
  title,
  created,
  cover_image: coverImage,
  host_name: hostName,
  host_domain: hostDomain,
  link,
})

/** Makes a function that lays the date of a phase out as a row. */
export const phaseDateRow =
  <Code extends string>(phases: readonly { readonly id: number; readonly code: Code }[]) =>
  ({ phase, date }: PhaseDateRecord<Code>) => ({ phase_id: idOfCode(phases, phase), date })

/** Lays a role out as a row, once the ids of the companies are known. */
export const roleRow = (role: RoleRecord, companyIds: ReadonlyMap<string, number>) => ({
  company_id: companyIds.get(role.company),
  role_id: role.role === null ? null : idOfCode(roles, role.role),
  role_text: role.roleText,
  is_winner: role.isWinner,
  added: role.added,
  note: role.note,
  contact_person: role.contactPerson,
  no_contact_response: role.noContactResponse,
})
