import type { Kysely } from 'kysely'
import { seedDemoUsers } from '../demo/seedDemoUsers'
import { writeCompanies } from '../items/writers/writeCompanies'
import { writeCriteria } from '../items/writers/writeCriteria'
import { writeProcurements } from '../items/writers/writeProcurements'
import { writeProjects } from '../items/writers/writeProjects'
import type { Database } from '../storage/Database'
import { sceneCompanies, sceneCriteria, sceneProcurements, sceneProjects } from './scene'

/** The ids of the objects that `seedScene` writes. */
export interface Scene {
  /** The ids of users by e-mail address. */
  readonly users: ReadonlyMap<string, number>
  /** The ids of companies by key. */
  readonly companies: ReadonlyMap<string, number>
  /** The ids of projects by key. */
  readonly projects: ReadonlyMap<string, number>
  /** The ids of procurements by key. */
  readonly procurements: ReadonlyMap<string, number>
}

const history = { isHistory: true }

/**
 * Writes a few items for tests: the demo accounts, a school with an awarded procurement, a bridge in Sweden,
 * and their companies. They are recorded as corrections, so they cause no updates and no e-mails.
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
