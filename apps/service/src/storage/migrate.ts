import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { Migrator } from 'kysely/migration'
import { buildIndexes } from './buildIndexes'
import type { Database } from './Database'
import { m0048Baseline } from './migrations/earlier/m0048Baseline'
import { m0050PlainColumns } from './migrations/earlier/m0050PlainColumns'
import { m0051MailQueue } from './migrations/earlier/m0051MailQueue'
import { m0052AlertDue } from './migrations/earlier/m0052AlertDue'
import { m0053Impersonations } from './migrations/earlier/m0053Impersonations'
import { m0055Offices } from './migrations/earlier/m0055Offices'
import { m0060TenderProcesses } from './migrations/earlier/m0060TenderProcesses'
import { m0065Versions } from './migrations/earlier/m0065Versions'
import { m0068Closings } from './migrations/earlier/m0068Closings'
import { m0081OwnTimings } from './migrations/earlier/m0081OwnTimings'
import { m0082UserHomes } from './migrations/earlier/m0082UserHomes'
import { m0083AlertRests } from './migrations/earlier/m0083AlertRests'
import { m0084OneLineNames } from './migrations/earlier/m0084OneLineNames'
import { m0085Words } from './migrations/earlier/m0085Words'
import { m0086Notices } from './migrations/earlier/m0086Notices'
import { m0087Projects } from './migrations/earlier/m0087Projects'
import { m0088Sources } from './migrations/earlier/m0088Sources'
import { m0089Registers } from './migrations/earlier/m0089Registers'
import { m0090WordsQuery } from './migrations/earlier/m0090WordsQuery'
import { m0091Lots } from './migrations/m0091Lots'
import { m0092NarrowerWords } from './migrations/m0092NarrowerWords'
import { m0093Provisioning } from './migrations/m0093Provisioning'
import { m0094Retention } from './migrations/m0094Retention'
import { m0095TraceContext } from './migrations/m0095TraceContext'
import { m0096QuotaAmounts } from './migrations/m0096QuotaAmounts'
import { m0097CompanySignIn } from './migrations/m0097CompanySignIn'
import { m0100PersonalDataExports } from './migrations/m0100PersonalDataExports'
import { m0101HandledRequests } from './migrations/m0101HandledRequests'
import { m0103ApiKeys } from './migrations/m0103ApiKeys'
import { m0106LedgerEra } from './migrations/m0106LedgerEra'
import { m0107SheetExports } from './migrations/m0107SheetExports'
import { m0108FeedsInUse } from './migrations/m0108FeedsInUse'
import { m0109Webhooks } from './migrations/m0109Webhooks'
import { m0110Biwords } from './migrations/m0110Biwords'

/**
 * In the order in which they run. A released migration is never changed, so it imports nothing that can change:
 * no rules, no data of the product.
 */
export const migrations: Record<string, Migration> = {
  m0048Baseline,
  m0050PlainColumns,
  m0051MailQueue,
  m0052AlertDue,
  m0053Impersonations,
  m0055Offices,
  m0060TenderProcesses,
  m0065Versions,
  m0068Closings,
  m0081OwnTimings,
  m0082UserHomes,
  m0083AlertRests,
  m0084OneLineNames,
  m0085Words,
  m0086Notices,
  m0087Projects,
  m0088Sources,
  m0089Registers,
  m0090WordsQuery,
  m0091Lots,
  m0092NarrowerWords,
  m0093Provisioning,
  m0094Retention,
  m0095TraceContext,
  m0096QuotaAmounts,
  m0097CompanySignIn,
  m0100PersonalDataExports,
  m0101HandledRequests,
  m0103ApiKeys,
  m0106LedgerEra,
  m0107SheetExports,
  m0108FeedsInUse,
  m0109Webhooks,
  m0110Biwords,
}

/** Returns the migrations that have not run. Kysely's own check would take seconds on the embedded database. */
async function readMissing(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (tables[0]?.exists !== true) return Object.keys(migrations)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const made = new Set(rows.map(({ name }) => name))
  return Object.keys(migrations).filter((name) => !made.has(name))
}

/** @throws Error that names the migrations which have not run. */
export async function requireMigrations(db: Kysely<Database>): Promise<void> {
  const missing = await readMissing(db)
  if (missing.length === 0) return
  throw new Error(
    `The database lacks ${missing.length} migrations (${missing.slice(0, 5).join(', ')}…), and MIGRATE=off forbids to run them. Run node apps/service/dist/migrate.js first.`,
  )
}

/** The number of migrations that the baseline replaces. */
const earlierMigrations = 35

/**
 * Replaces the names of the 35 migrations before the baseline by that of the baseline, which has the same
 * result.
 *
 * @throws Error when not all of them have run.
 */
async function adoptBaseline(db: Kysely<Database>): Promise<void> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (tables[0]?.exists !== true) return
  await db.transaction().execute(async (trx) => {
    await sql`lock table kysely_migration in exclusive mode`.execute(trx)
    const { rows } = await sql<{ name: string }>`
      delete from kysely_migration where name collate "C" < 'm0048Baseline' returning name`.execute(trx)
    if (rows.length === 0) return
    if (rows.length < earlierMigrations) {
      throw new Error(
        'The database was last used by a version from before 25 November 2026, which this version cannot migrate. ' +
          'Start the version of 25 November 2026 once, and then this one.',
      )
    }
    await sql`
      insert into kysely_migration (name, timestamp) values ('m0048Baseline', ${new Date().toISOString()})`.execute(
      trx,
    )
  })
}

/**
 * Migrates the database to the latest version. When several processes call this function at the same time,
 * only one of them migrates.
 *
 * @throws Error when a migration fails; the database is then unchanged.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if ((await readMissing(db)).length > 0) await runMigrations(db)
  await buildIndexes(db)
}

async function runMigrations(db: Kysely<Database>): Promise<void> {
  await adoptBaseline(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Git branches can be merged in another order than the numbers of their migrations. So a new migration
    // can have a lower number than one that has already run.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) {
    throw new Error('The tables could not be migrated, so the service cannot start. See the cause.', {
      cause: error,
    })
  }
}
