import type { SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminContext } from '../adminContext'
import { runAdminCommand } from '../../admin/runAdminCommand'
import { runAllJobs } from '../runAllJobs'
import { MailServerAway } from '../../mail/sending/Postman'
import { queueMail } from '../../mail/queueMail'
import type { MailContent } from '../../storage/records/MailContent'
import { mainEngines } from '../openTestDatabase'
import type { ServiceUnderTest } from '../setUpService'
import { setUpService } from '../setUpService'

const hour = 3_600_000
const publicUrl = 'https://www.spadestik.dk'
const changed: MailContent = { kind: 'passwordChanged', name: 'Anne' }
const code: MailContent = { kind: 'limitedAccessCode', name: 'Anne', code: 'QRST' }

describe.each(mainEngines)('a mail server that is away on %s', (engine) => {
  let service: ServiceUnderTest
  let time: number
  let isAway: boolean
  let tries: { readonly key: string; readonly at: number }[]
  let sent: { readonly key: string; readonly mail: SendMailOptions }[]
  let failures: Readonly<Record<string, unknown>>[]
  beforeAll(async () => {
    service = await setUpService(engine)
  })
  beforeEach(async () => {
    time = Date.parse('2026-11-20T16:00:00Z')
    ;[isAway, tries, sent, failures] = [true, [], [], []]
    for (const table of ['mails', 'lost_mails'] as const) await service.db.deleteFrom(table).execute()
  })
  afterAll(() => service.close())

  const send = async (key: string, mail: SendMailOptions) => {
    tries.push({ key, at: time })
    if (isAway) throw new MailServerAway('ECONNECTION', new Error(`no mail to ${String(mail.to)}`))
    sent.push({ key, mail })
  }
  const queue = (content: MailContent, name: string) =>
    queueMail(
      service.db,
      { email: `${name}@demo.test`, language: 'da', domainId: 9 },
      content,
      new Date(time),
    )
  /** Runs the jobs every few minutes for a number of hours. */
  const pass = async (hours: number, everyMinutes = 10) => {
    for (const end = time + hours * hour; time < end; time += everyMinutes * 60_000) {
      await runAllJobs({
        db: service.db,
        postman: { send, close: () => undefined },
        publicUrl,
        secret: 'a secret of the tests and of nothing else',
        clock: () => new Date(time),
        onFailure: (words, facts) => failures.push({ words, ...facts }),
      })
    }
  }
  const admin = () => runAdminCommand(adminContext(service.db, new Date(time)), ['mails'])

  test('[Z13] mails of a weekend without a mail server are sent once when it is back', async () => {
    const ids = [await queue(changed, 'anne'), await queue(changed, 'bo'), await queue(changed, 'carl')]
    await pass(64, 30)
    expect(sent).toEqual([])
    expect(await admin()).toContain('Waiting: 3, 3 of them since a failure at 2026-11-20T16:00:00.000Z')
    isAway = false
    await pass(3)
    expect(sent).toHaveLength(ids.length)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(ids.length)
    expect(await admin()).toContain('Waiting: 0\nGiven up in the last 90 days: 0')
  })

  test('[Z13] the pauses between tries grow up to two hours', async () => {
    await queue(changed, 'anne')
    await pass(14)
    const pauses = tries.slice(1).map(({ at }, index) => (at - (tries[index]?.at ?? 0)) / 60_000)
    // The jobs run every ten minutes, so even a shorter pause between two tries becomes ten minutes.
    expect(pauses.slice(0, 8)).toEqual([10, 10, 10, 20, 40, 70, 120, 120])
    expect(Math.max(...pauses)).toBe(120)
  })

  test('[Z13] a mail is given up after five days, visibly and without personal data', async () => {
    const id = await queue(changed, 'anne')
    await pass(5 * 24 - 2, 60)
    expect(failures.filter(({ isLast }) => isLast === true)).toEqual([])
    await pass(4, 60)
    expect(failures.at(-1)).toEqual({
      words: 'a mail was given up',
      mail: id,
      error: 'ECONNECTION',
      isLast: true,
    })
    expect(await service.db.selectFrom('mails').selectAll().execute()).toEqual([])
    const report = await admin()
    expect(report).toContain('Given up in the last 90 days: 1\n  passwordChanged: 1, the latest at 2026-11-2')
    const lost = await service.db.selectFrom('lost_mails').selectAll().execute()
    expect(JSON.stringify([lost, failures, report])).not.toMatch(/anne|demo\.test/i)
  })

  test('[Z13] a mail is not retried when the code in it has expired', async () => {
    await queue(code, 'anne')
    await pass(1)
    isAway = false
    await pass(3)
    expect(sent).toEqual([])
    expect(await admin()).toContain('limitedAccessCode: 1')
  })

  test('[Z13] only one mail is tried at a time while the mail server is away', async () => {
    for (const name of ['anne', 'bo', 'carl']) await queue(changed, name)
    await pass(1 / 6)
    expect(tries).toHaveLength(1)
    const rows = await service.db.selectFrom('mails').select('tries').orderBy('id').execute()
    expect(rows.map((row) => row.tries)).toEqual([1, 0, 0])
  })
})
