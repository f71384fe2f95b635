import { Readable } from 'node:stream'
import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { callerOfUser } from '../../../accounts/auth/callers'
import { coveredUser } from '../../../accounts/auth/coveredUser'
import type { Database } from '../../../storage/Database'

type Kind = Schemas['ExportKind']

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<Kind, string>

/** Returns the path of the file of a spreadsheet, without its signature. */
export const pathOfSheet = (id: number, kind: Kind): string => `/files/exports/${id}.${kind}`

/** Reads the file part by part, so that large files need little memory. */
async function* readParts(db: Kysely<Database>, id: number, attempt: number): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const part = await db
      .selectFrom('sheet_export_parts')
      .select('bytes')
      .where('export_id', '=', id)
      .where('attempt', '=', attempt)
      .where('number', '=', number)
      .executeTakeFirst()
    if (part === undefined) return
    yield Buffer.from(part.bytes)
  }
}

/** Whether a user may still have spreadsheets. A link that was given out before a product ended opens nothing. */
async function mayHaveSheet(db: Kysely<Database>, userId: number, domainId: number): Promise<boolean> {
  const caller = coveredUser(await callerOfUser(db, userId), domainId)
  return caller !== null && may(caller, 'exportSheet')
}

/**
 * Adds the routes of the files of spreadsheets. Call it where links to files are checked, because the signature of the
 * link says whose file it is. The file is sent only while its user may have spreadsheets.
 */
export function addSheetPages(files: FastifyInstance, db: Kysely<Database>): void {
  for (const kind of Object.keys(contentTypes) as Kind[])
    files.get<{ Params: { id: string } }>(
      `/files/exports/:id(^\\d{1,9}).${kind}`,
      async ({ params }, reply) => {
        const row = await db
          .selectFrom('sheet_exports as e')
          .innerJoin('users as u', 'u.id', 'e.user_id')
          .innerJoin('subscribers as s', 's.id', 'u.subscriber_id')
          .select(['e.id', 'e.attempt', 'e.bytes', 'e.user_id', 'e.domain_id'])
          .where('e.id', '=', Number(params.id))
          .where('e.ended', 'is not', null)
          .where('e.failure', 'is', null)
          .where('u.deactivated', 'is', null)
          .where('s.ended', 'is', null)
          .executeTakeFirst()
        if (row === undefined || !(await mayHaveSheet(db, row.user_id, row.domain_id)))
          return reply.callNotFound()
        return reply
          .headers({
            'content-disposition': `attachment; filename="spadestik-${row.id}.${kind}"`,
            'content-length': row.bytes ?? 0,
            'cache-control': 'no-store',
          })
          .type(contentTypes[kind])
          .send(Readable.from(readParts(db, row.id, row.attempt), { objectMode: false }))
      },
    )
}
