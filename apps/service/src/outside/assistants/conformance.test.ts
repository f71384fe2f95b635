import { execFile } from 'node:child_process'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mainEngine } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

const run = promisify(execFile)
const suite = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'))

let service: ServiceUnderTest
let key = ''
/** Adds the key, because the suite sends none. */
const proxy = createServer((incoming, outgoing) => {
  const { port } = new URL(service.app.listeningOrigin)
  const headers = { ...incoming.headers, authorization: `Bearer ${key}` }
  const options = { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers }
  incoming.pipe(
    request(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    }),
  )
})

let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  const publicUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  url = `${publicUrl}/mcp`
  service = await setUpService(mainEngine, { publicUrl })
  await service.app.listen({ host: '127.0.0.1', port: 0 })
  const token = await service.signIn('paid@demo.test')
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const body = { name: 'Assistant', scopes: ['search:read'], lastDay }
  key = (await service.call('POST', '/api-keys', { token, body })).json().secret
})
afterAll(async () => {
  proxy.close()
  await service.close()
})

// The other scenarios of the suite are about what assistants do not have here: resources, prompts, and tools that the
// suite names.
test.each(['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])(
  "[O16] the protocol's own conformance suite finds no fault: %s",
  async (scenario) => {
    const { stdout } = await run(process.execPath, [suite, 'server', '--url', url, '--scenario', scenario], {
      cwd: tmpdir(),
    })
    expect(stdout).toMatch(/Passed: [1-9]\d*\/\d+, 0 failed/)
  },
)
