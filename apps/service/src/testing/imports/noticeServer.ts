import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'

/** Answers one request in place of the server, such as a failure. */
export type Answer = (response: ServerResponse) => void

export interface NoticeServer {
  readonly url: string
  readonly requests: { readonly path: string; readonly agent: string; readonly key: string }[]
  /** The archives of the Official Journal by their issues. */
  readonly issues: Map<string, Buffer>
  /** The notices of Doffin by their ids. One without a document is in the search alone. */
  readonly notices: Map<string, { readonly day: string; readonly xml: string | null }>
  /** What the next requests get instead. */
  readonly failures: Answer[]
  readonly stop: () => Promise<void>
}

/** Returns a zipped archive of notices, as TED publishes one for each day. */
export async function packageOf(notices: readonly string[]): Promise<Buffer> {
  const archive = pack()
  for (const [index, xml] of notices.entries()) archive.entry({ name: `0000${index}.xml` }, xml)
  archive.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of archive) chunks.push(Buffer.from(chunk as Uint8Array))
  return gzipSync(Buffer.concat(chunks))
}

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}, body: string | Buffer = ''): Answer =>
  (response) => {
    response.writeHead(code, headers)
    response.end(body)
  }

const pageSize = 100

function answer(
  server: Omit<NoticeServer, 'url' | 'stop'>,
  { url = '' }: IncomingMessage,
  response: ServerResponse,
) {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const issue = /^\/packages\/daily\/(\d{9})$/.exec(pathname)?.[1]
  if (issue !== undefined) {
    const archive = server.issues.get(issue)
    return archive === undefined
      ? status(404)(response)
      : status(200, { 'content-type': 'application/gzip' }, archive)(response)
  }
  if (pathname === '/public/v2/search') {
    const day = searchParams.get('issueDateFrom')
    const found = [...server.notices].filter(([, notice]) => notice.day === day).map(([id]) => ({ id }))
    const first = (Number(searchParams.get('page')) - 1) * pageSize
    const body = JSON.stringify({ numHitsTotal: found.length, hits: found.slice(first, first + pageSize) })
    return status(200, { 'content-type': 'application/json' }, body)(response)
  }
  const notice = server.notices.get(/^\/public\/v2\/download\/(.+)$/.exec(pathname)?.[1] ?? '')
  return notice === undefined || notice.xml === null
    ? status(404)(response)
    : status(200, { 'content-type': 'application/xml' }, notice.xml)(response)
}

/** Starts a server that publishes notices as TED and Doffin do. It listens on loopback, on a free port. */
export async function startNoticeServer(): Promise<NoticeServer> {
  const known = { requests: [], issues: new Map(), notices: new Map(), failures: [] } as Omit<
    NoticeServer,
    'url' | 'stop'
  >
  const server = createServer((request, response) => {
    known.requests.push({
      path: request.url ?? '',
      agent: request.headers['user-agent'] ?? '',
      key: String(request.headers['ocp-apim-subscription-key'] ?? ''),
    })
    const failure = known.failures.shift()
    if (failure === undefined) answer(known, request, response)
    else failure(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    ...known,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
