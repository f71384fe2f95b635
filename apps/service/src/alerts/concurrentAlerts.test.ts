import type { AlertKinds } from '@spadestik/domain/alerts'
import type { Kysely, KyselyPlugin } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeProcurements } from '../items/writers/writeProcurements'
import type { Database } from '../storage/Database'
import type { ProcurementRecord } from '../storage/records/ProcurementRecord'
import { engines } from '../testing/openTestDatabase'
import { lastMail } from '../testing/queuedMails'
import { procurementRecord } from '../testing/scenes/records'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { gatherMatches } from './gatherMatches'
import { queueAlerts } from './queueAlerts'
import { sendDueAlerts } from './sendDueAlerts'
import { writeProcurement } from '../testing/scenes/writeItem'

const email = 'paid@demo.test'
const secret = 'a secret of the tests and of nothing else'
const today = new Date('2026-11-21T10:00:00Z')
const morning = new Date('2026-11-22T05:00:00Z')

const send = (db: Kysely<Database>, now: Date) =>
  sendDueAlerts(db, secret, now, ({ user, error }) => {
    throw new Error(`The alert of user ${user} was not composed (${error}), so the test cannot continue.`)
  })

/**
 * Runs a function after a number of SQL statements, before the caller receives the result of the last
 * statement.
 */
class After implements KyselyPlugin {
  #left: number
  readonly #work: () => Promise<void>

  constructor(statements: number, work: () => Promise<void>) {
    this.#left = statements
    this.#work = work
  }

  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    return node
  }

  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    this.#left -= 1
    if (this.#left === 0) await this.#work()
    return result
  }
}

describe.each(engines)('changes found while an alert is composed on %s', (engine) => {
  let service: ServiceUnderTest
  let scenario = 0
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => today })
  })
  afterAll(() => service.close())

  const agent = async (name: string, alertKinds: AlertKinds = {}) => {
    const token = await service.signIn(email)
    const paUserIds = [service.scene.users.get(email)]
    const body = { name, mailTime: 'daily', freeSearch: 'svømmehal', paUserIds, alertKinds }
    expect((await service.call('POST', '/agents/procurement', { token, body })).statusCode).toBe(201)
  }
  const tender = (changes: Partial<ProcurementRecord>) =>
    writeProcurement(service.db, `tender ${scenario}`, { names: { da: 'Ny svømmehal' }, ...changes })
  /**
   * Prepares a tender that one agent (a saved search) has found, and an unprocessed change of this tender.
   * When the change is processed, a second agent finds the tender.
   */
  const prepare = async () => {
    scenario += 1
    for (const table of ['agents', 'alert_matches', 'mails'] as const)
      await service.db.deleteFrom(table).execute()
    await agent('Haller', { sum: 'never' })
    await tender({})
    await gatherMatches(service.db, today)
    await agent('Bade')
    await tender({ budget: 9_000_000 })
  }
  const sources = async () => {
    const { senders, items } = await lastMail(service.db, email, 'alert')
    return {
      senders: senders.map(({ name }) => name).sort(),
      found: items.map(({ foundBy }) => foundBy.length),
    }
  }

  test('[Z13] a match that another instance finds before the alert is composed is in the alert', async () => {
    await prepare()
    // Imitate two instances of the service. One has read that a match of the user is due. Then the other
    // finds a second match for this user.
    await gatherMatches(service.db, today)
    const userId = service.scene.users.get(email) ?? 0
    expect(await queueAlerts(service.db, [userId], secret, morning)).toBe(1)
    expect(await sources()).toEqual({ senders: ['Bade', 'Haller'], found: [2] })
  })

  /**
   * Prepares a tender that an agent has mailed, and two later changes of this tender. Between these two
   * changes are more changes of other items than one batch can contain.
   */
  const prepareManyChanges = async () => {
    scenario += 1
    for (const table of ['agents', 'alert_matches', 'mails'] as const)
      await service.db.deleteFrom(table).execute()
    await agent('Haller')
    await tender({})
    await gatherMatches(service.db, today)
    await send(service.db, morning)
    await service.db.deleteFrom('mails').execute()
    await tender({ budget: 9_000_000 })
    const others = Array.from({ length: 600 }, (_one, index) =>
      procurementRecord(`other ${scenario} ${index}`, { names: { da: 'En anden sag' } }),
    )
    await service.db.transaction().execute((trx) => writeProcurements(trx, others))
    await tender({ budget: 9_000_000, phase: 'evaluation' })
  }
  const pendingChanges = async () => {
    const matches = await service.db.selectFrom('alert_matches').select('change_ids').execute()
    return matches.map(({ change_ids: ids }) => ids.length)
  }

  test('[Z13] all changes of an item are in one mail, however many other changes are waiting', async () => {
    await prepareManyChanges()
    const next = new Date('2026-11-23T05:00:00Z')
    for (let left = 1; left > 0;) {
      left = await gatherMatches(service.db, today)
      await send(service.db, next)
    }
    const mails = await service.db.selectFrom('mails').select('content').execute()
    expect(mails).toHaveLength(1)
    const { items } = await lastMail(service.db, email, 'alert')
    expect(items.map(({ changes }) => changes.map(({ kind }) => kind))).toEqual([['sum', 'phase']])
  })

  // The embedded database runs one transaction at a time, so two instances can never process changes
  // concurrently.
  test.skipIf(engine === 'pglite')(
    '[Z13] an instance leaves out the items of which another one is processing changes',
    async () => {
      await prepareManyChanges()
      const found: number[][] = []
      const meanwhile = async () => {
        for (let left = 1; left > 0;) left = await gatherMatches(service.db, today)
        found.push(await pendingChanges())
      }
      await gatherMatches(service.db.withPlugin(new After(1, meanwhile)), today)
      found.push(await pendingChanges())
      expect(found).toEqual([[], [2]])
    },
  )

  // The embedded database runs one transaction at a time, so nothing can happen between two statements of a
  // transaction.
  test.skipIf(engine === 'pglite').each(Array.from({ length: 8 }, (_one, index) => index + 1))(
    '[Z13] a match found after statement %i of an alert is neither lost nor mailed twice',
    async (statements) => {
      await prepare()
      let found = Promise.resolve(0)
      let isFound = false
      const isWaiting = async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          service.db,
        )
        return rows.length > 0
      }
      const meanwhile = async () => {
        found = gatherMatches(service.db, today).finally(() => (isFound = true))
        await expect.poll(async () => isFound || (await isWaiting())).toBe(true)
      }
      const db: Kysely<Database> = service.db.withPlugin(new After(statements, meanwhile))
      await send(db, morning)
      expect(await found).toBe(1)
      await send(service.db, new Date('2026-11-23T05:00:00Z'))
      const mails = await service.db.selectFrom('mails').select('content').execute()
      const senders = mails.flatMap(({ content }) => (content.kind === 'alert' ? content.senders : []))
      expect(senders.map(({ name }) => name).sort()).toEqual(['Bade', 'Haller'])
    },
  )
})
