import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestService } from '../testing/startTestService'
import { startTestService } from '../testing/startTestService'

const filesFolder = mkdtempSync(join(tmpdir(), 'spadestik-malformed-'))

async function sendRaw(
  address: string,
  head: string,
): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => (text += part))
  socket.write(head)
  await once(socket, 'close')
  const [answerHead = '', body = ''] = text.split('\r\n\r\n', 2)
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answerHead)?.[1]), head: answerHead.toLowerCase(), body }
}

const request = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`

describe('malformed requests', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService({ config: { filesFolder, requestTimeoutMs: 400 } })
  })
  afterAll(async () => {
    await service.stop()
    rmSync(filesFolder, { recursive: true })
  })

  test.each([
    ['a broken escape', request('GET', '/api/%'), 400],
    ['a broken escape in an id', request('GET', '/api/lists/items/%E0%A4%A'), 400],
    ['a parent folder', request('GET', '/files/%2e%2e/x'), 403],
    ['a null character', request('GET', '/files/%00'), 403],
    ['an unknown address', request('GET', '/api/nothing'), 404],
    ['an unknown method', request('BREW', '/api/lists'), 400],
    ['text that is not HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/auth HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
  ])('[Z03] %s gets a problem', async (_case, bytes, status) => {
    const response = await sendRaw(service.address, bytes)
    expect(response.status).toBe(status)
    expect(response.head).toContain('content-type: application/problem+json')
    expect(JSON.parse(response.body)).toMatchObject({
      status,
      kind: expect.any(String),
      detail: expect.any(String),
    })
  })

  test.each([
    ['PATCH', '/api/lists', 'GET, POST, PUT'],
    ['DELETE', '/api/auth', 'POST'],
    ['POST', '/api/blacklist/pdata', 'GET'],
    ['PUT', '/api/lists/7', 'DELETE'],
    ['HEAD', '/api/lists', 'GET, POST, PUT'],
    ['TRACE', '/api/countries', 'GET'],
    ['PROPFIND', '/api/lists/7', 'DELETE'],
  ])('[Z03] %s on %s is 405, and Allow lists %s', async (method, path, allow) => {
    const response = await sendRaw(service.address, request(method, path))
    expect(response.status).toBe(405)
    expect(response.head).toContain(`allow: ${allow.toLowerCase()}`)
    // A response to HEAD has no body.
    if (method !== 'HEAD') expect(JSON.parse(response.body)).toMatchObject({ kind: 'methodNotAllowed' })
  })

  test('[Z03] a body that does not arrive in time gets the status 408', async () => {
    const response = await sendRaw(
      service.address,
      'POST /api/auth HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    expect(response.status).toBe(408)
    expect(JSON.parse(response.body)).toMatchObject({ kind: 'requestTimeout' })
  })
})
