import { idOfCode } from '../../reference/idOfCode'
import type { LotRecord } from '../../storage/records/LotRecord'
import { roles } from '../../reference/roles'
import type {
  AnnouncementRecord,
  ArticleRecord,
  FileRecord,
  PhaseDateRecord,
  RoleRecord,
  UpdateRecord,
} from '../../storage/records/itemParts'
import type { CriterionPaths } from './loadCriterionPaths'

export function pickFields<Row extends object, Field extends keyof Row>(
  row: Row,
  fields: readonly Field[],
): Pick<Row, Field> {
  const picked: Partial<Pick<Row, Field>> = {}
  for (const field of fields) picked[field] = row[field]
  return picked as Pick<Row, Field>
}

export const partColumns = {
  phase_dates: { phase_id: 'integer', date: 'date' },
  updates: { text: 'text', created: 'timestamptz', scroll_id: 'text' },
  files: { name: 'text', code: 'text', extension: 'text', link: 'text', is_image: 'boolean', source: 'text' },
  announcements: { date: 'date', type: 'text', changes: 'text', description: 'text' },
  lots: { lot: 'jsonb', criteria: 'integer[]' },
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

export const updateRow = ({ text, created, scrollId }: UpdateRecord) => ({
  text,
  created,
  scroll_id: scrollId,
})

export const fileRow = ({ isImage, ...file }: FileRecord) => ({ ...file, is_image: isImage })

export const lotRow =
  (paths: CriterionPaths) =>
  ({ criteria, ...lot }: LotRecord) => ({ lot, criteria: paths.ids(criteria) })

export const announcementRow = (announcement: AnnouncementRecord) => announcement

export const articleRow = ({ title, created, coverImage, hostName, hostDomain, link }: ArticleRecord) => ({
  title,
  created,
  cover_image: coverImage,
  host_name: hostName,
  host_domain: hostDomain,
  link,
})

export const phaseDateRow =
  <Code extends string>(phases: readonly { readonly id: number; readonly code: Code }[]) =>
  ({ phase, date }: PhaseDateRecord<Code>) => ({ phase_id: idOfCode(phases, phase), date })

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
