import type { Kysely } from 'kysely'
import { seedDemoUsers } from '../scenes/seedDemoUsers'
import { createApp } from '../../server/createApp'
import { writeCompanies } from '../../items/writers/writeCompanies'
import { writeCriteria } from '../../items/writers/writeCriteria'
import { writeProcurements } from '../../items/writers/writeProcurements'
import { writeProjects } from '../../items/writers/writeProjects'
import type { Database } from '../../storage/Database'
import { learnWords } from '../../words/learnWords'
import type { engines } from '../openTestDatabase'
import { openTestDatabase } from '../openTestDatabase'
import type { TestClient } from '../TestClient'
import { createTestClient } from '../TestClient'
import { testConfig } from '../testConfig'
import type { WordIndex } from './createWordIndex'
import { createWordIndex } from './createWordIndex'
import type { LanguageItem } from './LanguageItem'
import { companyItem, procurementItem, projectItem } from './languageItems'
import { languageCompanies, languageCriteria, languageProcurements, languageProjects } from './languageScene'

export interface LanguageSceneUnderTest extends TestClient {
  readonly db: Kysely<Database>
  readonly index: WordIndex
  readonly items: readonly LanguageItem[]
  readonly companies: ReadonlyMap<number, LanguageItem>
  readonly users: ReadonlyMap<string, number>
  readonly close: () => Promise<void>
}

async function writeItems(db: Kysely<Database>) {
  const written = await db.transaction().execute(async (trx) => {
    const users = await seedDemoUsers(trx)
    await writeCriteria(trx, [languageCriteria])
    const companyIds = await writeCompanies(trx, languageCompanies)
    const projectIds = await writeProjects(trx, languageProjects)
    const procurementIds = await writeProcurements(trx, languageProcurements)
    return { users, companyIds, projectIds, procurementIds }
  })
  while ((await learnWords(db)) > 0);
  return written
}

/**
 * A second passes with each look at this clock. By an ordinary clock, a long run would spend its callers' share
 * of the database (ADR 61).
 */
function createFastClock(): () => Date {
  const start = Date.now()
  let seconds = 0
  return () => new Date(start + 1000 * (seconds += 1))
}

const idOf = (ids: ReadonlyMap<string, number>, key: string) => ids.get(key) ?? 0

export async function openLanguageScene(engine: (typeof engines)[number]): Promise<LanguageSceneUnderTest> {
  const { db, searches, close } = await openTestDatabase(engine)
  const { users, companyIds, projectIds, procurementIds } = await writeItems(db)
  const ownCompanies = languageCompanies.map((one) => companyItem(one, idOf(companyIds, one.key)))
  const items = [
    ...languageProjects.map((one) => projectItem(one, idOf(projectIds, one.key), companyIds)),
    ...languageProcurements.map((one) => procurementItem(one, idOf(procurementIds, one.key), companyIds)),
    ...ownCompanies,
  ]
  const index = await createWordIndex(db, items)
  const app = await createApp(db, testConfig({ clock: createFastClock() }), searches)
  return {
    ...createTestClient(app),
    db,
    index,
    items,
    companies: new Map(ownCompanies.map((one) => [one.id, one])),
    users,
    close: () => app.close().finally(close),
  }
}
