import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAlertToken, signAlertToken } from '../alerts/alertTokens'
import { createTokens } from '../contract/Tokens'
import type { Secrets } from '../contract/verifyToken'
import { readReminderToken, signReminderToken } from '../reminders/reminderTokens'
import { createFileLinks } from '../server/operations/fileLinks'
import { mainEngine } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'

const old = 'the secret of last year, which was good enough'
const fresh = 'the secret of this year, which nobody has seen'
const rotated: Secrets = [fresh, old]
const now = new Date('2026-11-27T12:00:00Z')
const session = '11111111-2222-4333-8444-555555555555'

const recipient = { userId: 7, senders: [{ owner: 'agent', ownerId: 3 }] } as const

/** What is signed with a secret, and how it is read with others. Null stands for something that is refused. */
const kinds: readonly (readonly [
  name: string,
  sign: (secret: string) => Promise<string>,
  read: (secrets: Secrets, signed: string) => Promise<unknown>,
])[] = [
  [
    'a session',
    (secret) => createTokens([secret]).sign(session, 168, now),
    (secrets, token) => createTokens(secrets).read(token, now),
  ],
  [
    'a secret in a waiting mail',
    (secret) => createTokens([secret]).seal('a link'),
    (secrets, sealed) =>
      createTokens(secrets)
        .open(sealed)
        .catch(() => null),
  ],
  [
    'a link in an alert',
    (secret) => signAlertToken(secret, recipient),
    (secrets, token) => readAlertToken(secrets, token),
  ],
  [
    'a link in a reminder',
    (secret) => signReminderToken(secret, { userId: 7, listIds: [3], procurementIds: [] }),
    (secrets, token) => readReminderToken(secrets, token),
  ],
  [
    'a link to a file',
    async (secret) => createFileLinks([secret]).sign('/files/a.pdf', now),
    async (secrets, link) => createFileLinks(secrets).isValid(link, now) || null,
  ],
]

test.each(kinds)(
  '[W02] %s stays valid while the old secret is known, and no longer',
  async (_name, sign, read) => {
    const signed = await sign(old)
    expect(await read(rotated, signed)).not.toBeNull()
    expect(await read([fresh], signed)).toBeNull()
  },
)

test.each(kinds)('[W02] %s that is new is made with the new secret', async (_name, sign, read) => {
  const signed = await sign(rotated[0])
  expect(await read([fresh], signed)).not.toBeNull()
  expect(await read([old], signed)).toBeNull()
})

let before: ServiceUnderTest
beforeAll(async () => {
  before = await setUpService(mainEngine, { secrets: rotated, clock: () => now })
})
afterAll(() => before.close())

test('[W02] a user who signed in before the rotation is still signed in, and new sessions have the new secret', async () => {
  const token = await before.signIn('paid@demo.test')
  const id = (await createTokens([fresh]).read(token, now)) ?? ''
  expect(id).not.toBe('')
  const signedBefore = await createTokens([old]).sign(id, 168, now)
  expect((await before.call('GET', '/pa-users', { token: signedBefore })).statusCode).toBe(200)
  const stranger = await createTokens(['another secret, of somebody else entirely']).sign(id, 168, now)
  expect((await before.call('GET', '/pa-users', { token: stranger })).statusCode).toBe(498)
})
