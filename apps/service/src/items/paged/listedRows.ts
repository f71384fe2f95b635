import { may } from '@spadestik/domain/access'
import type { ListRow } from '@spadestik/domain/lists'
import { companyRow, procurementRow, projectRow } from '@spadestik/domain/lists'
import type { ItemType } from '@spadestik/domain/search'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../contract/View'
import { idOfCode } from '../../reference/idOfCode'
import type { Names } from '../../reference/Names'
import { procurementPhases } from '../../reference/procurementPhases'
import { projectPhases } from '../../reference/projectPhases'
import { nameIn, phaseOf } from '../../terms/inLanguage'
import { roles } from '../../reference/roles'
import type { Database } from '../../storage/Database'
import type { DatedDetails } from '../responses/windows'
import { nextDeadlineOf } from '../responses/windows'

/** An item by what orders and filters it. Far smaller than its summary. */
interface ListedRow {
  readonly id: number
  readonly row: ListRow
}

type Reader = (db: Kysely<Database>, ids: readonly number[], view: View) => Promise<ListedRow[]>

interface ItemRow {
  readonly id: number
  readonly names: Names
  readonly language: string
  readonly phaseId: number
  readonly lastUpdated: string
  readonly place: string | null
  readonly budget: number | null
}

const builderId = idOfCode(roles, 'builder')

// `jsonb_to_record` decompresses the details of an item once. The operator `->` would decompress them for
// each field.
const readProjects: Reader = async (db, ids, { language }) => {
  const { rows } = await sql<ItemRow & { readonly builder: string | null }>`
    select p.id, p.names, p.language, p.phase_id as "phaseId", p.updated as "lastUpdated", d.budget,
      coalesce(d.municipality, d.city) as place,
      (select c.name from company_roles r join companies c on c.id = r.company_id
        where r.project_id = p.id and r.role_id = ${builderId} order by r.position limit 1) as builder
    from projects p, jsonb_to_record(p.details) as d(municipality text, city text, budget float8)
    where p.id = any(${[...ids]}::integer[])`.execute(db)
  return rows.map((row) => {
    const name = nameIn(row.names, language, row.language)
    return {
      id: row.id,
      row: projectRow({ ...row, name, phase: phaseOf(projectPhases, row.phaseId, language) }),
    }
  })
}

const readProcurements: Reader = async (db, ids, view) => {
  const { language } = view
  const { rows } = await sql<
    ItemRow & DatedDetails & { readonly liable: string | null; readonly countryId: number | null }
  >`
    select p.id, p.names, p.language, p.phase_id as "phaseId", p.country_id as "countryId", p.updated as "lastUpdated",
      d.budget, d.liable, coalesce(d.municipality, d.city) as place, d.participation, d.offers, d.material, d.inquiry
    from procurements p, jsonb_to_record(p.details) as d(municipality text, city text, budget float8, liable text,
      participation jsonb, offers jsonb, material jsonb, inquiry jsonb)
    where p.id = any(${[...ids]}::integer[])`.execute(db)
  // What the caller may not read neither orders nor filters the list.
  const isOpen = may(view.caller, 'readPaidDetails')
  return rows.map((row) => {
    const name = nameIn(row.names, language, row.language)
    const phase = phaseOf(procurementPhases, row.phaseId, language)
    const liable = isOpen ? row.liable : null
    const { nextDeadline } = isOpen ? nextDeadlineOf(row, row, view) : { nextDeadline: null }
    return { id: row.id, row: procurementRow({ ...row, name, phase, liable, nextDeadline }) }
  })
}

const readCompanies: Reader = async (db, ids) => {
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'name as companyName', 'updated as lastUpdated'])
    .select(sql<string | null>`details->>'city'`.as('city'))
    .select(sql<string | null>`details->>'address'`.as('address'))
    .select(sql<string | null>`details->>'cvr'`.as('cvr'))
    .where('id', '=', (any) => any.fn.any(any.val([...ids])))
    .execute()
  return rows.map((row) => ({ id: row.id, row: companyRow(row) }))
}

/** Reads what orders and filters the items of a list, by the type of the items. */
export const readListedRows: Readonly<Record<ItemType, Reader>> = {
  project: readProjects,
  procurement: readProcurements,
  company: readCompanies,
}
