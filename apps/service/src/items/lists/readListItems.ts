import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { ListOrder } from '@spadestik/domain/lists'
import { orderOf, viewedItems } from '@spadestik/domain/lists'
import type { ItemType } from '@spadestik/domain/search'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../contract/View'
import type { Database } from '../../storage/Database'
import { readListedRows } from '../paged/listedRows'
import type { AskedPage } from '../paged/pageOf'
import { pageOf } from '../paged/pageOf'
import { splitByPhase } from '../paged/splitByPhase'
import { inOrder } from '../responses/inOrder'
import { readCompanySummaries } from '../responses/readCompanySummaries'
import { readProcurementSummaries } from '../responses/readProcurementSummaries'
import { readProjectSummaries } from '../responses/readProjectSummaries'

interface AskedItems extends AskedPage {
  readonly type?: ItemType
  /** Undefined for the order in which items were added. */
  readonly orderBy?: ListOrder
  readonly text?: string
}

const tables = {
  project: ['list_projects', 'project_id'],
  procurement: ['list_procurements', 'procurement_id'],
  company: ['list_companies', 'company_id'],
} as const

async function readIds(db: Kysely<Database>, type: ItemType, listId: number): Promise<number[]> {
  const [table, column] = tables[type]
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(column)} as id from ${sql.table(table)} where list_id = ${listId} order by position`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Returns the ids with the words of the text, in the order that the caller asks for. */
async function viewedIds(
  db: Kysely<Database>,
  type: ItemType,
  ids: readonly number[],
  { orderBy, text = '' }: AskedItems,
  view: View,
): Promise<number[]> {
  if (orderBy === undefined && text.trim() === '') return [...ids]
  const rows = inOrder(await readListedRows[type](db, ids, view), ids)
  const order = orderBy === undefined ? null : orderOf(type, orderBy)
  return viewedItems(rows, ({ row }) => row, { order, text }, view.language).map(({ id }) => id)
}

/**
 * Reads the ids of the items of one type that the page of a list shows: companies only for callers with company access,
 * and no projects outside the caller's product (T01, S09).
 */
export async function readShownIds(
  db: Kysely<Database>,
  listId: number,
  asked: AskedItems & { readonly itemType: ItemType },
  view: View,
): Promise<number[]> {
  const { itemType: type } = asked
  if (type === 'company' && !may(view.caller, 'readCompany')) return []
  const ids = await readIds(db, type, listId)
  const shown = type === 'project' ? (await splitByPhase(db, ids, view)).inside : ids
  return viewedIds(db, type, shown, asked, view)
}

/**
 * Reads a page of the items of a list. Companies are included only for callers with company access, and projects
 * outside the caller's product by their phase only (T01, S09).
 */
export async function readListItems(
  db: Kysely<Database>,
  listId: number,
  asked: AskedItems,
  view: View,
): Promise<Schemas['ListItems']> {
  const projects = await splitByPhase(db, await readIds(db, 'project', listId), view)
  const ids: Readonly<Record<ItemType, number[]>> = {
    project: projects.inside,
    procurement: await readIds(db, 'procurement', listId),
    company: may(view.caller, 'readCompany') ? await readIds(db, 'company', listId) : [],
  }
  const found = {
    project: await viewedIds(db, 'project', ids.project, asked, view),
    procurement: await viewedIds(db, 'procurement', ids.procurement, asked, view),
    company: await viewedIds(db, 'company', ids.company, asked, view),
  }
  const pageOfType = (type: ItemType) =>
    asked.type === undefined || asked.type === type ? pageOf(found[type], asked) : []
  const countsOf = ({ project, procurement, company }: typeof ids) => ({
    project: project.length,
    procurement: procurement.length,
    company: company.length,
  })
  return {
    listId,
    projects: await readProjectSummaries(db, pageOfType('project'), view),
    procurements: await readProcurementSummaries(db, pageOfType('procurement'), view),
    companies: await readCompanySummaries(db, pageOfType('company'), view),
    counts: countsOf(ids),
    foundCounts: countsOf(found),
    outsideProduct: pageOf(projects.outside, asked),
    outsideProductCount: projects.outside.length,
  }
}
