import type { Kysely } from 'kysely'
import { seedDemoGuide } from './seedDemoGuide'
import { seedDemoUsers } from './seedDemoUsers'
import { writeCompanies } from '../../items/writers/writeCompanies'
import { writeCriteria } from '../../items/writers/writeCriteria'
import { writeProcurements } from '../../items/writers/writeProcurements'
import { writeProjects } from '../../items/writers/writeProjects'
import type { Database } from '../../storage/Database'
import { fullCompany, fullCriteria, fullProcurement, fullProjects, openCompany } from './fullScene'
import { threeCompanies, threeKeys, threeProcurements, threeProjects } from './threeOfEach'

const noteTitles = {
  project: 'Besøg på pladsen',
  procurement: 'Spørgsmål til udbuddet',
  company: 'Aftale om samarbejde',
} as const

export interface FullScene {
  readonly users: ReadonlyMap<string, number>
  readonly companyId: number
  readonly projectId: number
  readonly procurementId: number
  /** A project that is over. */
  readonly endedProjectId: number
  readonly noteTitles: typeof noteTitles
  /** Three items of each type. Each sort order of a search puts them into a different order. */
  readonly three: {
    readonly projects: readonly number[]
    readonly procurements: readonly number[]
    readonly companies: readonly number[]
  }
}

const idsOfThree = (ids: ReadonlyMap<string, number>) => threeKeys.map((key) => ids.get(key) ?? 0)

const history = { isHistory: true }
export function seedFullScene(db: Kysely<Database>): Promise<FullScene> {
  return db.transaction().execute(async (trx) => {
    const users = await seedDemoUsers(trx)
    await writeCriteria(trx, fullCriteria)
    const companies = await writeCompanies(trx, [fullCompany, openCompany, ...threeCompanies], history)
    const projects = await writeProjects(trx, [...fullProjects, ...threeProjects], history)
    const procurements = await writeProcurements(trx, [fullProcurement, ...threeProcurements], history)
    await seedDemoGuide(trx, '2026-11-21')
    const companyId = companies.get('nordkyst') ?? 0
    const projectId = projects.get('lystrup') ?? 0
    const procurementId = procurements.get('skjern') ?? 0
    const three = {
      projects: idsOfThree(projects),
      procurements: idsOfThree(procurements),
      companies: idsOfThree(companies),
    }
    const endedProjectId = projects.get('posthus') ?? 0
    return { users, companyId, projectId, endedProjectId, procurementId, three, noteTitles }
  })
}
