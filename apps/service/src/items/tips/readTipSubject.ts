import { roleName } from '@spadestik/domain/roles'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import type { Names } from '../../reference/Names'
import { nameIn, roleIn } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'
import type { TipSubject } from '../../storage/records/MailContent'
import type { TipTarget } from './tipTarget'

interface SubjectRow {
  readonly company: string
  readonly contact: string | null
  readonly role_id: number | null
  readonly role_text: string | null
  readonly item_names: Names | null
  readonly item_language: string | null
}

/**
 * Reads the names of the company, contact, role and item that a tip (a message to the sales team) is about.
 * The names are in the language of the recipient (M06).
 */
export async function readTipSubject(
  db: Kysely<Database>,
  target: TipTarget,
  language: LanguageCode,
): Promise<TipSubject> {
  const { company_id: companyId, project_id: projectId, procurement_id: procurementId } = target
  const { rows } = await sql<SubjectRow>`
    select c.name as company, person.name as contact, r.role_id, r.role_text,
      coalesce(p.names, q.names) as item_names, coalesce(p.language, q.language) as item_language
    from companies c
    left join contacts person on person.id = ${target.contact_id}
    left join company_roles r on r.id = ${target.company_role_id}
    left join projects p on p.id = ${projectId}
    left join procurements q on q.id = ${procurementId}
    where c.id = ${companyId}`.execute(db)
  const [row] = rows
  if (row === undefined) {
    throw new Error(
      `Company ${companyId} no longer exists, so the mail cannot name the subject of the tip. Send the tip again.`,
    )
  }
  const itemId = projectId ?? procurementId
  return {
    company: { id: companyId, name: row.company },
    contact: row.contact,
    role: roleName({ role: roleIn(row.role_id, language), roleString: row.role_text }),
    item:
      itemId === null
        ? null
        : {
            type: projectId === null ? 'procurement' : 'project',
            id: itemId,
            name: nameIn(row.item_names ?? {}, language, row.item_language ?? ''),
          },
  }
}
