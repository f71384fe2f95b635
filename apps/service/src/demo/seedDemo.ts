import type { Transaction } from 'kysely'
import { loadCriterionPaths } from '../criteria/loadCriterionPaths'
import { writeCriteria } from '../criteria/writeCriteria'
import type { Database } from '../database/Database'
import { writeCompanies } from '../items/writeCompanies'
import { writeProcurements } from '../items/writeProcurements'
import { writeProjects } from '../items/writeProjects'
import { criterionTypes } from '../reference/criterionTypes'
import { makeDemoData } from './makeDemoData'
import { seedDemoUsers } from './seedDemoUsers'

/**
 * Writes the demo data: accounts, criteria, companies, projects and procurements.
 *
 * @param today `YYYY-MM-DD`, the day around which deadlines and news lie
 * @source specification 1
 */
export async function seedDemo(trx: Transaction<Database>, today: string): Promise<void> {
  const data = makeDemoData(today)
  await seedDemoUsers(trx)
  await writeCriteria(trx, criterionTypes)
  await writeCompanies(trx, data.companies)
  await writeProjects(trx, data.projects)
  await writeProcurements(trx, data.procurements, await loadCriterionPaths(trx))
}
