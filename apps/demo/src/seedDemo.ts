import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '@spadestik/service/filling'
import {
  criterionTypes,
  loadCriterionPaths,
  seedDemoGuide,
  seedDemoUsers,
  writeCompanies,
  writeCriteria,
  writeProcurements,
  writeProjects,
} from '@spadestik/service/filling'
import type { DemoIds } from './DemoIds'
import type { DemoChange } from './items/makeDemoChanges'
import { makeDemoData } from './items/makeDemoData'
import { seedDemoAgents } from './seedDemoAgents'
import { seedDemoHiddenItems } from './seedDemoHiddenItems'
import { seedDemoLists } from './seedDemoLists'
import { seedDemoNotes } from './seedDemoNotes'
import { seedDemoTips } from './seedDemoTips'
import { seedDemoVisits } from './seedDemoVisits'

const source = 'demo'
const history = { isHistory: true, source }

function beforeChanges<Item extends { readonly key: string }>(
  items: readonly Item[],
  changes: readonly DemoChange<Item>[],
): Item[] {
  const changed = new Map(changes.map(({ before }) => [before.key, before]))
  return items.map((item) => changed.get(item.key) ?? item)
}

/**
 * Writes all demo data. Data that was imported earlier stays.
 *
 * @param today `YYYY-MM-DD`; deadlines and updates are generated relative to this day
 */
export async function seedDemo(trx: Transaction<Database>, today: string): Promise<DemoIds> {
  const data = makeDemoData(today)
  const users = await seedDemoUsers(trx)
  await writeCriteria(trx, criterionTypes)
  const companies = await writeCompanies(trx, data.companies, history)
  // Without statistics about the new rows, the planner would scan entire tables for each item.
  await sql`analyze companies, criteria`.execute(trx)
  const projects = await writeProjects(trx, beforeChanges(data.projects, data.changes.projects), history)
  await sql`analyze projects, company_roles`.execute(trx)
  const criteria = await loadCriterionPaths(trx)
  const earlier = beforeChanges(data.procurements, data.changes.procurements)
  const procurements = await writeProcurements(trx, earlier, { ...history, criteria })
  // Write each item separately, because the changes have different times.
  for (const { after } of data.changes.projects) {
    await writeProjects(trx, [after], { source, changedAt: after.lastUpdated })
  }
  for (const { after } of data.changes.procurements) {
    await writeProcurements(trx, [after], { source, changedAt: after.lastUpdated, criteria })
  }
  const ids: DemoIds = { users, companies, projects, procurements }
  await seedDemoLists(trx, data, ids, today)
  await seedDemoNotes(trx, data, ids, today)
  await seedDemoHiddenItems(trx, data, ids, today)
  await seedDemoAgents(trx, ids, today)
  await seedDemoTips(trx, ids, today)
  await seedDemoVisits(trx, ids, today)
  await seedDemoGuide(trx, today)
  return ids
}
