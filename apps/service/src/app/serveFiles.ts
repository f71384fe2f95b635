import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from './Config'
import { isPagePath } from './isPagePath'

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'no-cache'

const page = (_request: unknown, reply: { sendFile: (name: string) => unknown }) =>
  reply.sendFile('index.html')

/**
 * Serves the built app and the files of items. Every path that is neither a file nor the API's is a page of
 * the app; files whose names carry a hash never change.
 *
 * @source specification 2
 */
export async function serveFiles(app: FastifyInstance, { appFolder, filesFolder }: Config): Promise<void> {
  if (filesFolder !== null) {
    await app.register(staticFiles, {
      root: filesFolder,
      prefix: '/files/',
      decorateReply: false,
      index: false,
      // A file of an item never runs scripts, whatever it contains.
      setHeaders: (reply) =>
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
      maxAge: '1d',
    })
  }
  if (appFolder === null || !existsSync(join(appFolder, 'index.html'))) return
  await app.register(staticFiles, {
    root: appFolder,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.includes('/assets/') ? immutable : revalidated),
  })
  app.get('/', page)
  app.get('/*', (request, reply) => {
    return isPagePath(request.url) ? page(request, reply) : reply.callNotFound()
  })
}
