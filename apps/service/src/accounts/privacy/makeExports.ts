import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import { ZipFile } from 'yazl'
import { errorFacts } from '../../contract/errorFacts'
import { queueMail } from '../../mail/queueMail'
import { languageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import type { PersonalData } from './exportUser'
import { exportUser } from './exportUser'

/** The most copies that one run of the job makes, so that other jobs get their turn. */
const mostAtOnce = 20

/** Returns a ZIP archive with one JSON file per table. */
async function archiveOf(data: PersonalData): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [table, rows] of Object.entries(data))
    archive.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), `${table}.json`)
  archive.end()
  return buffer(archive.outputStream)
}

interface Waiting {
  readonly user_id: number
  readonly email: string
  readonly name: string
  readonly language_id: Parameters<typeof languageCode>[0]
  readonly domain_id: number
}

async function makeExport(db: Kysely<Database>, user: Waiting, days: number, now: Date): Promise<void> {
  const archive = await archiveOf(await exportUser(db, user.email))
  await db.transaction().execute(async (trx) => {
    const made = await trx
      .updateTable('personal_data_exports')
      .set({ made: now.toISOString(), archive })
      .where('user_id', '=', user.user_id)
      .where('made', 'is', null)
      .returning('user_id')
      .executeTakeFirst()
    if (made === undefined) return
    const to = { email: user.email, language: languageCode(user.language_id), domainId: user.domain_id }
    await queueMail(trx, to, { kind: 'personalDataReady', name: user.name, days }, now)
  })
}

/**
 * Makes the copies of personal data that users wait for, the oldest requests first, and mails when each is ready (W06).
 *
 * @param days how long a copy is kept
 * @param failed logs a copy that could not be made; the next run tries again
 */
export async function makeExports(
  db: Kysely<Database>,
  days: number,
  now: Date,
  failed: (facts: object) => void,
  isStopped: () => boolean,
): Promise<void> {
  const waiting = await db
    .selectFrom('personal_data_exports as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .innerJoin('subscribers as s', 's.id', 'u.subscriber_id')
    .select(['e.user_id', 'u.email', 'u.name', 'u.language_id', 'u.domain_id'])
    .where('e.made', 'is', null)
    // Others can neither log in to download a copy nor get mails.
    .where('u.deactivated', 'is', null)
    .where('s.ended', 'is', null)
    .orderBy('e.requested')
    .limit(mostAtOnce)
    .execute()
  for (const user of waiting) {
    if (isStopped()) return
    try {
      await makeExport(db, user, days, now)
    } catch (error) {
      failed({ user: user.user_id, ...errorFacts(error) })
    }
  }
}
