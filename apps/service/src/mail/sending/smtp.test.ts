import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { startMailServer } from '../../testing/startMailServer'
import { createSmtpPostman, MailServerAway, RecipientRefused } from './Postman'
import { toMessage } from '../toMessage'

const mail = (recipient: string) =>
  toMessage(
    { recipient, language: 'nb', domain_id: 10, content: { kind: 'passwordChanged', name: 'Åse' } },
    'https://www.spadestik.dk',
  )

test('[Z06] a mail is sent over SMTP, and a refusal by the server is an error', async () => {
  const server = await startMailServer(({ address }, _session, done) =>
    address.startsWith('nobody@') ? done(new Error('no such user')) : done(),
  )
  const postman = createSmtpPostman(server.url, 'www.spadestik.dk')
  try {
    await postman.send('mail-7', mail('aase@b.test'))
    const refused = postman.send('mail-8', mail('nobody@b.test'))
    await expect(refused).rejects.toBeInstanceOf(RecipientRefused)
  } finally {
    postman.close()
    await server.close()
  }
  const { received } = server
  expect(received.map(({ to }) => to)).toEqual([['aase@b.test']])
  const parsed = await PostalMime.parse(received[0]?.raw ?? '')
  expect(parsed.subject).toBe('Passordet ditt er endret')
  expect(parsed.messageId).toBe('<mail-7@www.spadestik.dk>')
  expect(parsed.from?.address).toBe('no-reply@spadestik.no')
})

test('[Z13] a mail server that cannot be reached is not confused with a refused mail', async () => {
  // Nothing listens on this port.
  const postman = createSmtpPostman('smtp://127.0.0.1:1', 'www.spadestik.dk')
  await expect(postman.send('mail-7', mail('aase@b.test'))).rejects.toBeInstanceOf(MailServerAway)
  postman.close()
})
