import type { AddressInfo, Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { SMTPServer } from 'smtp-server'

interface TestMailServer {
  readonly url: string
  readonly received: readonly { readonly to: readonly string[]; readonly raw: string }[]
  /** Closes all connections immediately, also in the middle of a mail. */
  readonly disconnect: () => void
  readonly close: () => Promise<void>
}

/** @param onRcptTo accepts or refuses each recipient */
export async function startMailServer(
  onRcptTo: NonNullable<SMTPServerOptions['onRcptTo']>,
): Promise<TestMailServer> {
  const received: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo,
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, raw: Buffer.concat(parts).toString() })
        done()
      })
    },
  })
  // When a test breaks off a connection, the connection reports an error. Without a listener, this error
  // would end the process.
  server.on('error', () => undefined)
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const close = () =>
    new Promise<void>((closed) => {
      server.close(closed)
    })
  const disconnect = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    disconnect,
    close,
  }
}
