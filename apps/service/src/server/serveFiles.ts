import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { addExportPages } from '../accounts/privacy/exportPages'
import { addSheetPages } from '../outside/sheets/exports/sheetPages'
import type { Config } from './operations/Config'

import { createFileLinks, filesPrefix } from './operations/fileLinks'
import { Problem } from '../contract/Problem'
import type { Database } from '../storage/Database'
import { createAppPage } from './appPage'
import { isPagePath } from '../contract/isPagePath'

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'no-cache'

/**
 * Adds the routes of files. Any path outside the API that is no file returns the page of the app. Assets with
 * a hash in their names are cached forever.
 */
export async function serveFiles(
  app: FastifyInstance,
  db: Kysely<Database>,
  { appFolder, filesFolder, secrets, clock }: Config,
): Promise<void> {
  const links = createFileLinks(secrets)
  await app.register(async (files) => {
    files.addHook('onRequest', async (request) => {
      if (links.isValid(request.url, clock())) return
      throw new Problem(
        'forbidden',
        'This link to a file is invalid or has expired. Open the page it came from and use the link there.',
      )
    })
    files.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode < 400 && !reply.hasHeader('cache-control'))
        reply.header('cache-control', 'private, max-age=7200')
    })
    addExportPages(files, db)
    addSheetPages(files, db)
    if (filesFolder === null) return
    await files.register(staticFiles, {
      root: filesFolder,
      prefix: filesPrefix,
      decorateReply: false,
      index: false,
      // Files of items must not run scripts, whatever they contain.
      setHeaders: (reply) =>
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
      // Turn off the plugin's own `cache-control` header, because the hook above sets one. Browsers may cache
      // the file, because it does not change until the signed link expires.
      cacheControl: false,
    })
  })
  if (appFolder === null || !existsSync(join(appFolder, 'index.html'))) return
  await app.register(staticFiles, {
    root: appFolder,
    index: false,
    wildcard: false,
    cacheControl: false,
    // The build has compressed its files better than the service could on each request.
    preCompressed: true,
    setHeaders(reply, path) {
      const isAsset = path.includes('/assets/')
      reply.header('cache-control', isAsset ? immutable : revalidated)
      // The files are the same for every origin. An import sends an `origin` header, but a fetch does not. So
      // with `vary: origin`, a browser would request a fetched file again when the app imports it.
      if (isAsset) reply.header('vary', 'accept-encoding')
    },
  })
  const page = createAppPage(appFolder)
  app.get('/', page)
  app.get('/*', (request, reply) => {
    return isPagePath(request.url) ? page(request, reply) : reply.callNotFound()
  })
}
