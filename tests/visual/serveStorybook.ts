import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { storybookFolder } from './pictures'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface ServedStorybook {
  readonly addressOf: (story: string, theme: string) => string
  readonly close: () => void
}

export async function serveStorybook(): Promise<ServedStorybook> {
  const server = createServer((request, response) => {
    const path = resolve(storybookFolder, `.${new URL(request.url ?? '/', 'http://localhost').pathname}`)
    const isFile = path.startsWith(join(storybookFolder, '/')) && existsSync(path) && statSync(path).isFile()
    if (!isFile) response.writeHead(404).end()
    else {
      const type = types[extname(path)] ?? 'application/octet-stream'
      createReadStream(path).pipe(response.writeHead(200, { 'content-type': type }))
    }
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    addressOf: (story, theme) => `${address}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`,
    close: () => server.close(),
  }
}
