import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createReceivers } from './createReceivers'

const servers: Server[] = []

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  }
})

/** Returns a lookup that says of every name that it has these addresses. */
const resolvesTo =
  (...addresses: string[]): LookupFunction =>
  (_name, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    if (all === true) done(null, found)
    else done(null, found[0]?.address ?? '', found[0]?.family ?? 4)
  }

const inside = [
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.0.0.5',
  '172.16.0.9',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
]

describe('receivers', () => {
  test.each(inside)('[O20] a name that leads to %s is refused', async (address) => {
    const answer = await createReceivers({ lookup: resolvesTo(address) }).post(
      'https://crm.example.dk/',
      {},
      '{}',
    )
    expect(answer).toEqual({ status: null, failure: 'refused' })
  })

  test.each(inside)('[O20] the address %s itself is refused', async (address) => {
    const host = address.includes(':') ? `[${address}]` : address
    const answer = await createReceivers().post(`https://${host}/`, {}, '{}')
    expect(answer).toEqual({ status: null, failure: 'refused' })
  })

  test.each(['https://2130706433/', 'https://0x7f.1/', 'https://127.1/', 'http://0177.0.0.1/'])(
    '[O20] another spelling of an inner address is refused: %s',
    async (address) => {
      expect(await createReceivers().post(address, {}, '{}')).toEqual({ status: null, failure: 'refused' })
    },
  )

  test('[O20] a name of which one address is inside is refused', async () => {
    const receivers = createReceivers({ lookup: resolvesTo('93.184.216.34', '10.0.0.1') })
    expect(await receivers.post('https://crm.example.dk/', {}, '{}')).toEqual({
      status: null,
      failure: 'refused',
    })
  })

  test('[O20] the request goes to the address that was looked up, which is looked up once', async () => {
    let lookups = 0
    const address = await serve((_request, response) => response.writeHead(204).end())
    const { port } = new URL(address)
    const lookup: LookupFunction = (name, options, done) => {
      lookups += 1
      // A second answer would lead elsewhere.
      resolvesTo(lookups === 1 ? '127.0.0.1' : '10.0.0.1')(name, options, done)
    }
    const receivers = createReceivers({ opensLoopback: true, lookup })
    const answer = await receivers.post(`http://rebinding.example:${port}/`, {}, '{}')
    expect([answer, lookups]).toEqual([{ status: 204, text: '' }, 1])
  })

  test('[O20] a redirect is an answer, and nobody follows it', async () => {
    let calls = 0
    const address = await serve((_request, response) => {
      calls += 1
      response.writeHead(307, { location: '/again' }).end('moved')
    })
    const receivers = createReceivers({ opensLoopback: true })
    expect(await receivers.post(address, {}, '{}')).toEqual({ status: 307, text: 'moved' })
    expect(calls).toBe(1)
  })

  test('[O20] an answer that does not end in time is a timeout, also when it drips', async () => {
    const address = await serve((_request, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('a'), 20)
      response.on('close', () => clearInterval(timer))
    })
    const receivers = createReceivers({ opensLoopback: true, timeoutMs: 200 })
    expect(await receivers.post(address, {}, '{}')).toEqual({ status: null, failure: 'timeout' })
  })

  test('[O20] of an endless answer only the beginning is read', async () => {
    let isClosed = false
    const address = await serve((_request, response) => {
      response.on('close', () => (isClosed = true))
      const more = () => {
        while (response.write('x'.repeat(10_000)));
        response.once('drain', more)
      }
      more()
    })
    const answer = await createReceivers({ opensLoopback: true }).post(address, {}, '{}')
    expect(answer).toEqual({ status: 200, text: 'x'.repeat(4000) })
    await expect.poll(() => isClosed).toBe(true)
  })

  test('[O20] without a valid certificate nothing is sent', async () => {
    const server = createTlsServer((_request, response) => response.writeHead(204).end())
    servers.push(server)
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    const receivers = createReceivers({ opensLoopback: true })
    expect(await receivers.post(`https://127.0.0.1:${port}/`, {}, '{}')).toEqual({
      status: null,
      failure: 'insecure',
    })
  })

  test('[O19] a receiver that is not there, and a name that leads nowhere, are named', async () => {
    const address = await serve(() => undefined)
    const [server] = servers.splice(0)
    await new Promise((resolve) => {
      server?.close(resolve)
    })
    const receivers = createReceivers({ opensLoopback: true })
    expect(await receivers.post(address, {}, '{}')).toEqual({ status: null, failure: 'unreachable' })
    const away = createReceivers({
      lookup: (_name, _options, done) => done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []),
    })
    expect(await away.post('https://nowhere.example/', {}, '{}')).toEqual({
      status: null,
      failure: 'notFound',
    })
  })
})
