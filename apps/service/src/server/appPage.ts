import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nationalDomainOf } from '@spadestik/domain/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageCode } from '../reference/languages'

interface RouteFiles {
  readonly routes: readonly {
    readonly name: string
    readonly pattern: string
    readonly requireLogin: boolean
    readonly files: readonly string[]
  }[]
  /** The files of the login page. Visitors get this page instead of a page that requires a session. */
  readonly login: readonly string[]
  readonly texts: Readonly<Record<string, string>>
}

interface Page {
  readonly html: string
  readonly etag: string
}

const toExpression = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*').replace(/\/$/, '')}/?$`)

/**
 * Returns a link that loads a file early. Scripts have a low priority, so that they do not delay the first
 * data on a connection with few parallel requests (ADR 58).
 */
const linkTo = (file: string): string =>
  file.endsWith('.js')
    ? `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`
    : `<link rel="preload" as="fetch" crossorigin href="${file}">`

const hasSession = ({ headers }: FastifyRequest): boolean => /(?:^|; )session=/.test(headers.cookie ?? '')

/**
 * Creates the handler that sends the HTML page of the app. The page links to the files of the requested route
 * and names this route, so that an outline of its screen appears before any script has run (ADR 48). The page
 * contains nothing that depends on the user, because a cookie does not prove that there is a session.
 */
export function createAppPage(appFolder: string) {
  const html = readFileSync(join(appFolder, 'index.html'), 'utf8')
  const list = join(appFolder, 'route-files.json')
  const known: RouteFiles = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as RouteFiles)
    : { routes: [], login: [], texts: {} }
  const routes = known.routes.map((route) => ({ ...route, expression: toExpression(route.pattern) }))
  const pages = new Map<string, Page>()

  const createPage = (screen: string, files: readonly string[]): Page => {
    const links = files.map((file) => `    ${linkTo(file)}\n`).join('')
    const body = html
      .replace('  </head>', `${links}  </head>`)
      .replace('id="frame"', `id="frame" data-screen="${screen}"`)
    return { html: body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
  }

  return (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/', query = ''] = request.url.split('?')
    const route = routes.find(({ expression }) => expression.test(path))
    const isPrompt = route?.requireLogin === true && !hasSession(request)
    const screen = isPrompt ? 'login' : (route?.name ?? 'notFound')
    const language = languageCode(nationalDomainOf(request.hostname, query).languageId)
    const key = `${screen} ${language}`
    let page = pages.get(key)
    if (page === undefined) {
      const texts = known.texts[language]
      const files = isPrompt ? known.login : (route?.files ?? [])
      page = createPage(screen, [...(texts === undefined ? [] : [texts]), ...files])
      pages.set(key, page)
    }
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie', etag: page.etag })
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(page.html)
  }
}
