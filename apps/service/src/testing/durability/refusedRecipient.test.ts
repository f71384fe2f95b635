import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runAllJobs } from '../runAllJobs'
import { createSmtpPostman } from '../../mail/sending/Postman'
import { queueMail } from '../../mail/queueMail'
import { mainEngines } from '../openTestDatabase'
import type { ServiceUnderTest } from '../setUpService'
import { setUpService } from '../setUpService'
import { startMailServer } from '../startMailServer'

const now = new Date('2026-11-20T16:00:00Z')

const codes: Readonly<Record<string, number>> = {
  nobody: 550,
  elsewhere: 551,
  full: 452,
  greylisted: 450,
  notloggedin: 530,
  wrongorder: 503,
}

const refusal = (code: number, address: string) =>
  Object.assign(new Error(`<${address}> is refused`), { responseCode: code })

describe.each(mainEngines)('a recipient whom the mail server refuses on %s', (engine) => {
  let service: ServiceUnderTest
  let server: Awaited<ReturnType<typeof startMailServer>>
  let failures: Readonly<Record<string, unknown>>[]
  beforeAll(async () => {
    service = await setUpService(engine)
    server = await startMailServer(({ address }, _session, done) => {
      const [name = ''] = address.split('@')
      if (name === 'offline') return server.disconnect()
      const code = codes[name]
      return done(code === undefined ? null : refusal(code, address))
    })
  })
  beforeEach(async () => {
    failures = []
    for (const table of ['mails', 'lost_mails'] as const) await service.db.deleteFrom(table).execute()
  })
  afterAll(async () => {
    await service.close()
    await server.close()
  })

  const queue = (name: string) =>
    queueMail(
      service.db,
      { email: `${name}@demo.test`, language: 'da', domainId: 9 },
      { kind: 'passwordChanged', name },
      now,
    )
  const sendMails = async () => {
    const postman = createSmtpPostman(server.url, 'www.spadestik.dk')
    await runAllJobs({
      db: service.db,
      postman,
      publicUrl: 'https://www.spadestik.dk',
      secret: 'a secret of the tests and of nothing else',
      clock: () => now,
      onFailure: (words, facts) => failures.push({ words, ...facts }),
    })
    postman.close()
  }

  test.each(['nobody', 'elsewhere'])(
    '[Z13] a mail is given up at once if the server refuses the recipient %s for good',
    async (name) => {
      const mail = await queue(name)
      await queue('anne')
      await sendMails()
      const lost = { mail_id: mail, kind: 'passwordChanged', tries: 1, error: 'RecipientRefused' }
      const rows = await service.db.selectFrom('lost_mails').selectAll().execute()
      expect(rows).toEqual([expect.objectContaining(lost)])
      expect(failures).toEqual([
        { words: 'a mail was given up', mail, error: 'RecipientRefused', isLast: true },
      ])
      expect(JSON.stringify([rows, failures])).not.toContain(name)
      expect(await service.db.selectFrom('mails').selectAll().execute()).toEqual([])
      expect(server.received.at(-1)?.to).toEqual(['anne@demo.test'])
    },
  )

  test.each(['full', 'greylisted', 'notloggedin', 'wrongorder', 'offline'])(
    '[Z13] a mail to %s is retried, because the server may accept it later',
    async (name) => {
      const mail = await queue(name)
      await sendMails()
      expect(await service.db.selectFrom('lost_mails').selectAll().execute()).toEqual([])
      const rows = await service.db.selectFrom('mails').selectAll().execute()
      expect(rows).toEqual([expect.objectContaining({ id: mail, tries: 1, due: '2026-11-20T16:02:00.000Z' })])
      expect(failures).toEqual([expect.objectContaining({ words: 'a mail was not sent', isLast: false })])
    },
  )
})
