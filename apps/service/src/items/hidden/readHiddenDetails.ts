import type { Schemas } from '@spadestik/api-client/schema'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { filterByText } from '@spadestik/domain/hiddenItems'
import type { Kysely } from 'kysely'
import type { View } from '../../contract/View'
import { nameIn } from '../../terms/inLanguage'
import { readHiddenIds } from './readHiddenIds'
import type { Database } from '../../storage/Database'
import type { AskedPage } from '../paged/pageOf'
import { pageOf } from '../paged/pageOf'
import { splitByPhase } from '../paged/splitByPhase'
import { inOrder } from '../responses/inOrder'
import { readProcurementSummaries } from '../responses/readProcurementSummaries'
import { readProjectSummaries } from '../responses/readProjectSummaries'

type Type = HiddenSubject['type']

interface AskedDetails extends AskedPage {
  readonly type?: Type
  readonly text?: string
}

async function namedIds(
  db: Kysely<Database>,
  type: Type,
  ids: readonly number[],
  text: string,
  { language }: View,
): Promise<number[]> {
  if (text.trim() === '') return [...ids]
  const rows = await db
    .selectFrom(`${type}s`)
    .select(['id', 'names', 'language'])
    .where('id', '=', (any) => any.fn.any(any.val([...ids])))
    .execute()
  const named = rows.map((row) => ({ id: row.id, name: nameIn(row.names, language, row.language) }))
  return filterByText(inOrder(named, ids), text).map(({ id }) => id)
}

/**
 * Reads a page of the items that are hidden from the caller, the most recently hidden first. Projects outside
 * the caller's product are included by their phase only (B01, S09).
 */
export async function readHiddenDetails(
  db: Kysely<Database>,
  asked: AskedDetails,
  view: View,
): Promise<Schemas['HiddenItemDetails']> {
  const { text = '' } = asked
  const projects = await splitByPhase(db, await readHiddenIds(db, view.caller, 'project_id'), view)
  const ids = {
    project: projects.inside,
    procurement: await readHiddenIds(db, view.caller, 'procurement_id'),
  }
  const found = {
    project: await namedIds(db, 'project', ids.project, text, view),
    procurement: await namedIds(db, 'procurement', ids.procurement, text, view),
  }
  const pageOfType = (type: Type) =>
    asked.type === undefined || asked.type === type ? pageOf(found[type], asked) : []
  return {
    projects: await readProjectSummaries(db, pageOfType('project'), view),
    procurements: await readProcurementSummaries(db, pageOfType('procurement'), view),
    counts: { project: ids.project.length, procurement: ids.procurement.length },
    foundCounts: { project: found.project.length, procurement: found.procurement.length },
    outsideProduct: pageOf(projects.outside, asked),
    outsideProductCount: projects.outside.length,
  }
}
