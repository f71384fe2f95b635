import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface ServedFolder {
  /** Ends with a slash. */
  readonly address: string
  readonly close: () => void
}

/** Serves the files of a folder on a free port. Browsers may keep each file for an hour. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const wanted = join(folder, decodeURIComponent(pathname))
    const file = existsSync(wanted) && statSync(wanted).isDirectory() ? join(wanted, 'index.html') : wanted
    if (!file.startsWith(join(folder, '/')) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
