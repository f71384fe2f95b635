import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { queueMail } from '../queueMail'
import { sendDueMails } from './sendDueMails'

const to = (name: string) => ({ email: `${name}@demo.test`, language: 'da', domainId: 9 }) as const

describe.each(engines)('the mail queue on %s', (engine) => {
  let service: ServiceUnderTest
  let time: number
  let sent: string[]
  beforeAll(async () => {
    service = await setUpService(engine)
  })
  beforeEach(async () => {
    time = Date.parse('2026-11-20T16:00:00Z')
    sent = []
    await service.db.deleteFrom('mails').execute()
  })
  afterAll(() => service.close())

  const queueMany = async (count: number) => {
    for (let number = 0; number < count; number += 1) {
      const content = { kind: 'reminder', readerName: 'Anne', items: [] } as const
      await queueMail(service.db, to(`reader-${number}`), content, new Date(time))
    }
  }
  const readIds = () => service.db.selectFrom('mails').select(['id', 'message_id']).orderBy('id').execute()
  const send = (deliver: (recipient: string) => Promise<void>, isStopped = () => false) =>
    sendDueMails({
      db: service.db,
      postman: {
        send: async (_id, { to: recipient }) => {
          sent.push(String(recipient))
          await deliver(String(recipient))
        },
        close: () => undefined,
      },
      publicUrl: 'https://www.spadestik.dk',
      open: async (text) => text,
      clock: () => new Date(time),
      onFailure: () => undefined,
      isStopped,
    })

  test('[Z13] a slow mail server makes no other instance send the same mail', async () => {
    await queueMany(20)
    await send(async () => {
      time += 20_000
      // After fifteen mails, the other instance looks for mails too.
      if (sent.length === 15) await send(async () => {})
    })
    expect(sent).toHaveLength(20)
    expect(new Set(sent).size).toBe(20)
  })

  test('[Z13] a mail with a code is sent before alerts and reminders that are due longer', async () => {
    await queueMany(3)
    time += 60_000
    const content = { kind: 'limitedAccessCode', name: 'Anne', code: 'QRST' } as const
    await queueMail(service.db, to('visitor'), content, new Date(time))
    await send(async () => {})
    expect(sent[0]).toBe('visitor@demo.test')
    expect(sent).toHaveLength(4)
  })

  test('[Z13] a stopping service leaves the remaining mails in the queue', async () => {
    await queueMany(5)
    await send(
      async () => {},
      () => sent.length === 2,
    )
    expect(sent).toHaveLength(2)
    await send(async () => {})
    expect(new Set(sent).size).toBe(5)
  })

  test('[Z13] every try has one id, which no other mail has, also after a backup was restored', async () => {
    await queueMany(2)
    const before = await readIds()
    expect(new Set(before.map(({ message_id: id }) => id)).size).toBe(2)
    await send(() => Promise.reject(new Error('busy')))
    expect(await readIds()).toEqual(before)
  })
})
