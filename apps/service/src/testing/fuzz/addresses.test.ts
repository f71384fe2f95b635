import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testLength } from '../../../../../tests/setup/testLength'
import { startTestService } from '../startTestService'

const pieces = fc.oneof(
  fc.constantFrom(
    'api',
    'files',
    'alerts',
    'inbox',
    'assets',
    'health',
    'ready',
    'search',
    'project',
    'lists',
  ),
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '%',
    '%E0%A4%A',
    '%zz',
    '~',
    '*',
    ':id',
    '7',
    '-1',
  ),
  fc.string({ unit: fc.constantFrom(...'abzÅ0-_.~%!$&()*+,;=:@?#[]{}|^`"<>'), maxLength: 8 }),
)
const paths = fc
  .tuple(fc.array(pieces, { minLength: 1, maxLength: 5 }), fc.option(pieces, { nil: '' }))
  .map(([parts, query]) => encodeUnsendable(`/${parts.join('/')}${query === '' ? '' : `?${query}`}`))
const methods = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')

/** Encodes only the characters that the HTTP client refuses to send. */
function encodeUnsendable(path: string): string {
  return path.replaceAll(/[^\u0021-\u007e]/g, (letter) => encodeURIComponent(letter))
}

test(
  '[Z01, Z03] no URL makes the service fail, and every refusal has a problem as its body',
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spadestik-addresses-'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Spadestik</title>')
    const service = await startTestService({
      config: { appFolder: folder, filesFolder: folder, inboxFolder: join(folder, 'mail') },
    })
    const { hostname, port } = new URL(service.address)
    const agent = new Agent({ keepAlive: true, maxSockets: 4 })
    const send = (method: string, path: string) =>
      new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
        const answered = (response: IncomingMessage) => {
          let body = ''
          response.setEncoding('utf8').on('data', (part: string) => (body += part))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              type: String(response.headers['content-type']),
              body,
            }),
          )
        }
        request({ hostname, port, method, path, agent }, answered).on('error', reject).end()
      })
    try {
      await fc.assert(
        fc.asyncProperty(methods, paths, async (method, path) => {
          const { status, type, body } = await send(method, path)
          expect(status, `${method} ${path}`).toBeLessThan(500)
          if (status < 400 || method === 'HEAD') return
          expect(type, `${method} ${path}: ${body}`).toMatch(/problem\+json|text\/html/)
          if (type.includes('problem+json')) expect(JSON.parse(body)).toMatchObject({ status })
        }),
        { numRuns: testLength.fuzzRequests },
      )
    } finally {
      agent.destroy()
      await service.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
