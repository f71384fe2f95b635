import type { Transaction } from 'kysely'
import type { Database } from '../../storage/Database'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import { readCompaniesOfItems, refreshCompanies } from './companiesOfItems'
import { findIds } from './findIds'
import { markPaidRoles } from './markPaidRoles'
import { fileRow, partColumns, roleRow, updateRow } from './partColumns'
import { replaceParts } from './replaceParts'

export async function writeSharedParts(
  trx: Transaction<Database>,
  owner: 'project_id' | 'procurement_id',
  records: readonly (ProjectRecord | ProcurementRecord)[],
  ids: ReadonlyMap<string, number>,
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
  await replaceParts(trx, owner, [
    {
      table: 'company_roles',
      columns: partColumns.company_roles,
      items: owned(({ roles }) => roles.map((role) => roleRow(role, companyIds))),
    },
    { table: 'files', columns: partColumns.files, items: owned(({ files }) => files.map(fileRow)) },
    { table: 'updates', columns: partColumns.updates, items: owned(({ updates }) => updates.map(updateRow)) },
  ])
  await markPaidRoles(trx, owner, [...ids.values()])
  await refreshCompanies(trx, [...before, ...companyIds.values()])
}
