import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createSmtpPostman, MailServerAway } from './Postman'
import { toMessage } from './toMessage'

const mail = (recipient: string) =>
  toMessage(
    { recipient, language: 'nb', domain_id: 10, content: { kind: 'passwordChanged', name: 'Åse' } },
    'https://www.spadestik.dk',
  )

test('[Z06] a mail is sent over SMTP, and a refusal by the server is an error', async () => {
  const received: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody@') ? done(new Error('no such user')) : done(),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const postman = createSmtpPostman(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`)
  try {
    await postman.send('mail-7', mail('aase@b.test'))
    const refused = postman.send('mail-8', mail('nobody@b.test'))
    await expect(refused).rejects.toThrow(/no such user/)
    await expect(refused).rejects.not.toBeInstanceOf(MailServerAway)
  } finally {
    postman.close()
    await new Promise<void>((closed) => {
      server.close(closed)
    })
  }
  expect(received.map(({ to }) => to)).toEqual([['aase@b.test']])
  const parsed = await PostalMime.parse(received[0]?.raw ?? '')
  expect(parsed.subject).toBe('Passordet ditt er endret')
  expect(parsed.messageId).toBe('<mail-7@spadestik.mail>')
  expect(parsed.from?.address).toBe('no-reply@spadestik.no')
})

test('[Z13] a mail server that cannot be reached is not confused with a refused mail', async () => {
  // Nothing listens on this port.
  const postman = createSmtpPostman('smtp://127.0.0.1:1')
  await expect(postman.send('mail-7', mail('aase@b.test'))).rejects.toBeInstanceOf(MailServerAway)
  postman.close()
})
