import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../contract/View'
import type { Names } from '../../reference/Names'
import { procurementPhases } from '../../reference/procurementPhases'
import { projectPhases } from '../../reference/projectPhases'
import { nameIn, phaseOf, roleIn } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'
import type { ContactPersonRecord } from '../../storage/records/itemParts'
import { phasesInProduct } from './phasesInProduct'

interface RoleRow {
  readonly id: number
  readonly company_id: number
  readonly company_name: string
  readonly project_id: number | null
  readonly procurement_id: number | null
  readonly role_id: number | null
  readonly role_text: string | null
  readonly is_winner: boolean
  readonly added: string
  readonly note: string | null
  readonly contact_person: ContactPersonRecord | null
  readonly no_contact_response: string | null
  readonly item_names: Names
  readonly item_language: string
  readonly item_phase: number
}

const toRole = (row: RoleRow, { language }: View): Schemas['CompanyRole'] => ({
  id: row.id,
  companyId: row.company_id,
  companyName: row.company_name,
  role: roleIn(row.role_id, language),
  roleString: row.role_text,
  isWinner: row.is_winner,
  added: row.added,
  note: row.note,
  contactPerson: row.contact_person,
  noContactResponse: row.no_contact_response,
  projectId: row.project_id,
  procurementId: row.procurement_id,
  itemName: nameIn(row.item_names, language, row.item_language),
  itemPhase: phaseOf(row.project_id === null ? procurementPhases : projectPhases, row.item_phase, language),
})

/**
 * The SQL condition for roles that a caller may see. The mere existence of some roles, such as winners, is a
 * paid detail. Only callers with access to paid details see these roles (K02).
 */
const visibleRoles = ({ caller }: View): RawBuilder<boolean> =>
  may(caller, 'readPaidDetails') ? sql<boolean>`true` : sql<boolean>`not r.is_paid`

/**
 * Reads roles of companies on items. Leaves out roles that the caller may not see, and those on projects whose
 * phase the caller's product leaves out (S09).
 *
 * @param which the condition, order and limit in SQL, on the tables `r` (roles) and `i` (items)
 */
export async function readRoles(
  db: Kysely<Database>,
  view: View,
  which: RawBuilder<unknown>,
): Promise<Schemas['CompanyRole'][]> {
  const { rows } = await sql<RoleRow>`
    select r.*, c.name as company_name, i.names as item_names, i.language as item_language, i.phase_id as item_phase
    from (
      select r.*, coalesce(p.names, q.names) as names, coalesce(p.language, q.language) as language,
        coalesce(p.phase_id, q.phase_id) as phase_id
      from company_roles r left join projects p on p.id = r.project_id left join procurements q on q.id = r.procurement_id
      where ${visibleRoles(view)} and ${phasesInProduct(view.caller, 'p.phase_id')}
    ) r cross join lateral (select r.names, r.language, r.phase_id) i
    join companies c on c.id = r.company_id
    where ${which}`.execute(db)
  return rows.map((row) => toRole(row, view))
}
