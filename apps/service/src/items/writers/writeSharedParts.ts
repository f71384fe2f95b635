import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import { readCompaniesOfItems, refreshCompanies } from './companiesOfItems'
import type { ChangeLog } from './createChangeLog'
import { findIds } from './findIds'
import { markPaidRoles } from './markPaidRoles'
import { fileRow, partColumns, roleRow, updateRow } from './partColumns'
import { replaceParts } from './replaceParts'

/** Logs each new role as a change of the company too, unless the company itself is new. */
const logNewRoles = (trx: Transaction<Database>, roleIds: readonly number[]) =>
  sql`
  insert into item_changes (item_type, item_id, kind)
  select distinct 'company', r.company_id, 'roles' from company_roles r
  where r.id = any(${[...roleIds]}::integer[]) and not exists (
    select 1 from item_changes c where c.item_type = 'company' and c.item_id = r.company_id
      and c.changed_at = now() and c.kind in ('new', 'roles'))`.execute(trx)

/**
 * Writes the parts that projects and procurements have in common: roles, files and updates. Logs their
 * changes.
 *
 * @throws Error when a company is unknown.
 */
export async function writeSharedParts(
  trx: Transaction<Database>,
  owner: 'project_id' | 'procurement_id',
  records: readonly (ProjectRecord | ProcurementRecord)[],
  ids: ReadonlyMap<string, number>,
  log: ChangeLog,
): Promise<void> {
  const companyIds = await findIds(
    trx,
    'companies',
    records.flatMap(({ roles }) => roles.map(({ company }) => company)),
  )
  const owned = <Part extends object>(
    parts: (record: ProjectRecord | ProcurementRecord) => readonly Part[],
  ) => records.map((record) => ({ ownerId: ids.get(record.key) ?? 0, parts: parts(record) }))
  const before = await readCompaniesOfItems(trx, owner, [...ids.values()])
  const changedRoles = await replaceParts(
    trx,
    'company_roles',
    owner,
    partColumns.company_roles,
    owned(({ roles }) => roles.map((role) => roleRow(role, companyIds))),
    log,
  )
  await markPaidRoles(trx, owner, [...ids.values()])
  await refreshCompanies(trx, [...before, ...companyIds.values()])
  log.addAll(changedRoles.ownerIds, 'roles')
  if (!log.isSilent) await logNewRoles(trx, changedRoles.partIds)
  const changedFiles = await replaceParts(
    trx,
    'files',
    owner,
    partColumns.files,
    owned(({ files }) => files.map(fileRow)),
    log,
  )
  const changedUpdates = await replaceParts(
    trx,
    'updates',
    owner,
    partColumns.updates,
    owned(({ updates }) => updates.map(updateRow)),
    log,
  )
  log.addAll([...changedFiles.ownerIds, ...changedUpdates.ownerIds], 'changed')
}
