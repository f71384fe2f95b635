import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { collatorOf } from '@spadestik/domain/locale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import PostalMime from 'postal-mime'
import { escapeHtml, htmlPage } from './htmlPage'
import { Problem } from '../contract/Problem'

const shown = 100
const mailName = /^[\w-]+\.eml$/
const own = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Refuses requests from other machines, because the mails contain login links. Refuses other host names too,
 * because another site could let its host name point to this machine (DNS rebinding).
 */
function requireOwnMachine(request: FastifyRequest): void {
  const isDirect =
    own.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
  if (isDirect && ownHosts.has(request.hostname)) return
  throw new Problem('notFound', 'There is nothing at this address. Check the path and the method.')
}

function newestFirst(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => mailName.test(name))
      .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
      .sort((a, b) => b.time - a.time || collatorOf('en').compare(b.name, a.name))
      .slice(0, shown)
      .map(({ name }) => name)
  } catch (error) {
    // The folder does not exist before the first mail is written.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

async function listPage(folder: string): Promise<string> {
  const rows = await Promise.all(
    newestFirst(folder).map(async (name) => {
      const { subject, to, date } = await PostalMime.parse(readFileSync(join(folder, name)))
      const facts = `${to?.map(({ address }) => address).join(', ') ?? ''} · ${date ?? ''}`
      const link = `<a href="/inbox/${name}">${escapeHtml(subject ?? name)}</a>`
      return `<li>${link}<div class="quiet">${escapeHtml(facts)}</div></li>`
    }),
  )
  const body = rows.length === 0 ? '<p class="quiet">No mail yet.</p>' : `<ul>${rows.join('')}</ul>`
  return htmlPage('en', 'Local inbox', body)
}

/**
 * Adds the pages of the local inbox, which shows mails instead of sending them. So the service can be tried
 * without a mail server.
 *
 * @param folder the folder that contains the `.eml` files
 */
export async function addInboxPages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(
    async (pages) => {
      pages.addHook('onRequest', async (request, reply) => {
        requireOwnMachine(request)
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      })
      pages.get('/', () => listPage(folder))
      pages.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }) => {
        if (!mailName.test(name) || !newestFirst(folder).includes(name)) {
          throw new Problem('notFound', 'There is no such mail in the local inbox. Choose one from the list.')
        }
        const mail = await PostalMime.parse(readFileSync(join(folder, name)))
        return mail.html ?? htmlPage('en', mail.subject ?? name, `<pre>${escapeHtml(mail.text ?? '')}</pre>`)
      })
    },
    { prefix: '/inbox' },
  )
}
