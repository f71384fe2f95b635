import type { Kysely } from 'kysely'
import { seedDemoUsers } from './seedDemoUsers'
import { writeCompanies } from '../../items/writers/writeCompanies'
import { writeCriteria } from '../../items/writers/writeCriteria'
import { writeProcurements } from '../../items/writers/writeProcurements'
import { writeProjects } from '../../items/writers/writeProjects'
import type { Database } from '../../storage/Database'
import { sceneCompanies, sceneCriteria, sceneProcurements, sceneProjects } from './scene'

export interface Scene {
  readonly users: ReadonlyMap<string, number>
  readonly companies: ReadonlyMap<string, number>
  readonly projects: ReadonlyMap<string, number>
  readonly procurements: ReadonlyMap<string, number>
}

const history = { isHistory: true }

/**
 * Writes a few items for tests. They are recorded as corrections, so they cause no updates and no e-mails.
 */
export function seedScene(db: Kysely<Database>): Promise<Scene> {
  return db.transaction().execute(async (trx) => {
    const users = await seedDemoUsers(trx)
    await writeCriteria(trx, sceneCriteria)
    const companies = await writeCompanies(trx, sceneCompanies, history)
    const projects = await writeProjects(trx, sceneProjects, history)
    const procurements = await writeProcurements(trx, sceneProcurements, history)
    return { users, companies, projects, procurements }
  })
}
