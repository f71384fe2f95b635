import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'

/** Returns the path of a copy of personal data, without its signature. */
export const pathOfExport = (userId: number): string => `/files/personal-data/${userId}.zip`

/**
 * Adds the route of copies of personal data. Call it where links to files are checked, because the signature of the
 * link alone says who may read the copy.
 */
export function addExportPages(files: FastifyInstance, db: Kysely<Database>): void {
  files.get<{ Params: { id: string } }>('/files/personal-data/:id.zip', async (request, reply) => {
    const row = await db
      .selectFrom('personal_data_exports')
      .select('archive')
      .where('user_id', '=', Number(request.params.id))
      .executeTakeFirst()
    const archive = row?.archive ?? null
    if (archive === null) return reply.callNotFound()
    return reply
      .headers({
        'content-disposition': 'attachment; filename="spadestik.zip"',
        'cache-control': 'no-store',
      })
      .type('application/zip')
      .send(archive)
  })
}
