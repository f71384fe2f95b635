import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import type { Caller } from '../../contract/Caller'
import type { RequestFault } from '../../contract/Problem'
import { found, Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'

export interface TipTarget {
  readonly company_id: number
  readonly company_role_id: number | null
  readonly contact_id: number | null
  readonly project_id: number | null
  readonly procurement_id: number | null
}

const refuse = (faults: readonly RequestFault[]) =>
  new Problem(
    'badRequest',
    'A tip is about one role on its own item, or about one contact and no item, so this one was not sent. Correct the listed faults.',
    faults,
  )

async function contactTarget(
  db: Kysely<Database>,
  caller: Caller,
  contactId: number,
  { projectId = null, procurementId = null }: Schemas['TipDraft'],
): Promise<TipTarget> {
  if (!may(caller, 'readContacts')) {
    throw new Problem(
      'forbidden',
      'Contacts are not part of your product, so the tip was not sent. Ask for another subscription.',
    )
  }
  if (projectId !== null || procurementId !== null) {
    throw refuse([{ path: '/body/contactId', message: 'cannot be combined with an item' }])
  }
  const row = await db
    .selectFrom('contacts')
    .select('company_id')
    .where('id', '=', contactId)
    .executeTakeFirst()
  const { company_id } = found(row, 'contact')
  return { company_id, company_role_id: null, contact_id: contactId, project_id: null, procurement_id: null }
}

/**
 * Finds what a tip (a message to the sales team) is about.
 *
 * @throws Problem `badRequest` unless the body names either one contact, or one role together with the item
 * of this role; `notFound` when the role or contact does not exist; `forbidden` for a contact, if the caller
 * may not read contacts.
 */
export async function tipTarget(
  db: Kysely<Database>,
  caller: Caller,
  draft: Schemas['TipDraft'],
): Promise<TipTarget> {
  const { companyRoleId = null, contactId = null, projectId = null, procurementId = null } = draft
  if ((companyRoleId === null) === (contactId === null)) {
    throw refuse([{ path: '/body/companyRoleId', message: 'is required unless contactId is set' }])
  }
  if (contactId !== null) return contactTarget(db, caller, contactId, draft)
  const row = await db
    .selectFrom('company_roles')
    .select(['id as company_role_id', 'company_id', 'project_id', 'procurement_id'])
    .where('id', '=', companyRoleId)
    .executeTakeFirst()
  const role = found(row, 'role')
  if (role.project_id !== projectId || role.procurement_id !== procurementId) {
    throw refuse([{ path: '/body/companyRoleId', message: 'belongs to another item' }])
  }
  return { ...role, contact_id: null }
}
