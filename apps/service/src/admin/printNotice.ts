import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { openDocument } from '../import/importAgain'
import { publicationNumber } from '../reference/publicationNumber'
import type { Database } from '../storage/Database'

/**
 * Returns the document of a notice as it was published.
 *
 * @param text the number in the Official Journal, such as `127505-2024`, or the id and version of the notice
 * @throws Error when there is no such document
 */
export async function printNotice(db: Kysely<Database>, text: string): Promise<string> {
  const number = publicationNumber(text)
  const { rows } = await sql<{ document: Buffer }>`
    select r.document from tender_releases r
    where r.document is not null and (r.release_id = ${text}
      or (${number}::text is not null and r.release->'x_notice'->>'publication' = ${number}
        and r.ocid = (select k.ocid from notice_keys k where k.key = ${`ted:${number ?? ''}`})))
    limit 1`.execute(db)
  const [row] = rows
  if (row === undefined)
    throw new Error(`No notice with the number or id ${text} was imported as a document. Check it.`)
  return (await openDocument(row.document)).toString('utf8')
}
