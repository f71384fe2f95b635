import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { Migrator } from 'kysely/migration'
import type { Database } from './Database'
import { m0001Search } from './migrations/search/m0001Search'
import { m0002Criteria } from './migrations/m0002Criteria'
import { m0003Items } from './migrations/m0003Items'
import { m0004ItemParts } from './migrations/m0004ItemParts'
import { m0005SearchTables } from './migrations/search/m0005SearchTables'
import { m0006Users } from './migrations/m0006Users'
import { m0007Sharing } from './migrations/m0007Sharing'
import { m0008TenderReleases } from './migrations/m0008TenderReleases'
import { m0009ItemChanges } from './migrations/m0009ItemChanges'
import { m0010Agents } from './migrations/m0010Agents'
import { m0011HiddenItemOwners } from './migrations/m0011HiddenItemOwners'
import { m0012Guide } from './migrations/m0012Guide'
import { m0013Tips } from './migrations/m0013Tips'
import { m0014SearchWords } from './migrations/search/m0014SearchWords'
import { m0015PlainText } from './migrations/search/m0015PlainText'
import { m0020Accounts } from './migrations/m0020Accounts'
import { m0021Mail } from './migrations/mails/m0021Mail'
import { m0022PaidRoles } from './migrations/m0022PaidRoles'
import { m0023SoundValues } from './migrations/m0023SoundValues'
import { m0024Words } from './migrations/search/m0024Words'
import { m0025WordForms } from './migrations/search/m0025WordForms'
import { m0026SearchLanguage } from './migrations/search/m0026SearchLanguage'
import { m0027PostalCodeRanges } from './migrations/search/m0027PostalCodeRanges'
import { m0028Translations } from './migrations/search/m0028Translations'
import { m0029RelativeTimes } from './migrations/m0029RelativeTimes'
import { m0035WordBeginnings } from './migrations/search/m0035WordBeginnings'
import { m0036Ledger } from './migrations/m0036Ledger'
import { m0038AgentMails } from './migrations/mails/m0038AgentMails'
import { m0041TitleIndex } from './migrations/search/m0041TitleIndex'
import { m0041UnexpandedWords } from './migrations/search/m0041UnexpandedWords'
import { m0043SeenItems } from './migrations/m0043SeenItems'
import { m0045AlertKinds } from './migrations/mails/m0045AlertKinds'
import { m0046MailableChanges } from './migrations/mails/m0046MailableChanges'
import { m0047Deadlines } from './migrations/m0047Deadlines'
import { m0048Alerts } from './migrations/mails/m0048Alerts'
import { m0050PlainColumns } from './migrations/m0050PlainColumns'
import { m0051MailQueue } from './migrations/mails/m0051MailQueue'
import { m0055Offices } from './migrations/search/m0055Offices'
import { m0054Indexes } from './migrations/m0054Indexes'
import { m0053Impersonations } from './migrations/m0053Impersonations'
import { m0052AlertDue } from './migrations/mails/m0052AlertDue'
import { m0065Versions } from './migrations/m0065Versions'
import { m0068Closings } from './migrations/search/m0068Closings'
import { m0081OwnTimings } from './migrations/mails/m0081OwnTimings'
import { m0084OneLineNames } from './migrations/mails/m0084OneLineNames'
import { m0083AlertRests } from './migrations/mails/m0083AlertRests'
import { m0082UserHomes } from './migrations/mails/m0082UserHomes'
import { m0060TenderProcesses } from './migrations/import/m0060TenderProcesses'

/** In the order in which they run. A released migration is never changed. */
export const migrations: Record<string, Migration> = {
  m0001Search,
  m0002Criteria,
  m0003Items,
  m0004ItemParts,
  m0005SearchTables,
  m0006Users,
  m0007Sharing,
  m0008TenderReleases,
  m0009ItemChanges,
  m0010Agents,
  m0011HiddenItemOwners,
  m0012Guide,
  m0013Tips,
  m0014SearchWords,
  m0015PlainText,
  m0020Accounts,
  m0021Mail,
  m0022PaidRoles,
  m0023SoundValues,
  m0024Words,
  m0025WordForms,
  m0026SearchLanguage,
  m0027PostalCodeRanges,
  m0028Translations,
  m0029RelativeTimes,
  m0035WordBeginnings,
  m0036Ledger,
  m0038AgentMails,
  m0041TitleIndex,
  m0041UnexpandedWords,
  m0043SeenItems,
  m0045AlertKinds,
  m0046MailableChanges,
  m0047Deadlines,
  m0048Alerts,
  m0050PlainColumns,
  m0051MailQueue,
  m0052AlertDue,
  m0053Impersonations,
  m0054Indexes,
  m0055Offices,
  m0065Versions,
  m0081OwnTimings,
  m0082UserHomes,
  m0083AlertRests,
  m0084OneLineNames,
  m0060TenderProcesses,
  m0068Closings,
}

/**
 * Returns whether all migrations have run. Kysely's own check would take seconds on the embedded database.
 */
async function isUpToDate(db: Kysely<Database>): Promise<boolean> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (tables[0]?.exists !== true) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const made = new Set(rows.map(({ name }) => name))
  return Object.keys(migrations).every((name) => made.has(name))
}

/**
 * Migrates the database to the latest version. When several processes call this function at the same time,
 * only one of them migrates.
 *
 * @throws Error when a migration fails; the database is then unchanged.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (await isUpToDate(db)) return
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
