import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const name = 'api.html'

/** The build puts the page beside the service. Its source is with the other documents. */
const file = [`./${name}`, `../../../../docs/${name}`]
  .map((place) => fileURLToPath(new URL(place, import.meta.url)))
  .find((place) => existsSync(place))

/**
 * Adds the contract as a page for people who write programs: a guide, then every operation. Everyone may read it.
 *
 * @throws Error if the build has lost the page
 */
export async function addDocsPage(app: FastifyInstance): Promise<void> {
  if (file === undefined)
    throw new Error(`The page ${name} of the contract is missing. Build the service again.`)
  const root = dirname(file)
  await app.register(async (docs) => {
    await docs.register(staticFiles, {
      root,
      serve: false,
      // The build has compressed the page better than the service could on each request.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    })
    docs.get('/api/docs', async (_request, reply) => reply.sendFile(name))
  })
}
