import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { createRandom } from '../../createRandom'
import { runAllJobs } from '../../runAllJobs'
import type { Database } from '../../../storage/Database'
import { compareMails } from './compareMails'
import { setClock } from './databaseClock'
import type { Fault, Instance } from './Instance'
import { MailServer } from './MailServer'
import type { YearDatabase } from './openYear'
import { Oracle } from './Oracle'
import type { QueuedAlert } from './readMails'
import { takeMails } from './readMails'
import type { YearPlan } from './YearPlan'
import type { YearIds } from './YearService'
import { perform } from './YearService'

const fortyMinutes = 2_400_000

/**
 * One simulation: a service with its faults, and the oracle that computes which mails the service should
 * send. All random choices follow from the seed of the plan.
 */
export class Simulation {
  readonly #year: YearDatabase
  readonly #random
  readonly #oracle: Oracle
  readonly server: MailServer
  readonly itemIds = new Map<string, number>()
  readonly differences: string[] = []
  readonly queued: QueuedAlert[] = []
  readonly #killed: number[] = []
  now = 0
  kills = 0

  constructor(plan: YearPlan, year: YearDatabase) {
    this.#year = year
    this.#random = createRandom(plan.size.seed + 2)
    this.#oracle = new Oracle(plan)
    this.server = new MailServer(createRandom(plan.size.seed + 3), () => new Date(this.now))
  }

  async at(now: number): Promise<void> {
    this.now = now
    await setClock(this.#year.db, now)
  }

  /** @throws Error when a job has failed. The other jobs have run all the same. */
  async #jobs(instance: Instance): Promise<void> {
    let hasFailed = false
    await runAllJobs({
      db: instance.db,
      postman: this.server.connect(() => instance.isDead),
      publicUrl: 'https://www.spadestik.dk',
      secret: 'a secret of the simulation and of nothing else',
      clock: () => new Date(this.now),
      onFailure: (words) => {
        hasFailed ||= words === 'a job failed'
      },
    })
    if (hasFailed) throw new Error('A job was interrupted by the simulation, so its work is not done.')
  }

  async #break(work: (instance: Instance) => Promise<unknown>, statements: number): Promise<void> {
    const instance = this.#random.pick(this.#year.instances)
    const fault: Fault = this.#random.pick(['before', 'after', 'disconnected'])
    instance.plan(fault, this.#random.integer(1, statements))
    const hasFailed = await work(instance).then(
      () => false,
      () => true,
    )
    instance.restart()
    // If the work succeeded, it was usually not interrupted. The fault `disconnected` is an exception: the
    // service itself handles a connection that is lost while a mail is sent, so the work can succeed in spite
    // of this fault.
    if (!hasFailed && fault !== 'disconnected') return
    this.kills += 1
    this.#killed.push(this.now)
    this.server.forgetSince(this.now)
  }

  /**
   * Repeats work until it succeeds, at most 20 times. The work can fail because the database has ended a
   * connection.
   *
   * @throws the error of the last try
   */
  async #finish(work: () => Promise<unknown>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await work()
        return
      } catch (error) {
        if (tries === 20) throw error
        this.#killed.push(this.now)
        this.server.forgetSince(this.now)
      }
    }
  }

  async happen(event: YearPlan['events'][number], ids: YearIds): Promise<void> {
    await this.at(event.at)
    const work = ({ db }: { readonly db: Kysely<Database> }) => perform(db, event, ids, this.itemIds)
    if (this.#random.chance(0.1)) await this.#break(work, 40)
    await this.#finish(() => work(this.#year.instances[0]))
    this.#oracle.happen(event)
  }

  async round(now: number, ids: YearIds): Promise<void> {
    await this.at(now)
    const [one, other] = this.#year.instances
    this.server.isDown = Math.floor(now / fortyMinutes) % 40 === 0
    while (this.#random.chance(0.15)) {
      const statements = this.#random.pick([20, 60, 200])
      await this.#break((instance) => this.#jobs(instance), statements)
    }
    await this.#finish(() => this.#jobs(one))
    if (this.#random.chance(0.1)) await this.#finish(() => Promise.all([this.#jobs(one), this.#jobs(other)]))
    const keys = new Map(
      [...this.itemIds].map(([typed, id]) => [`${typed.split(' ')[0]} ${id}`, typed.split(' ')[1] ?? '']),
    )
    const mails = await takeMails(this.#year.db, ids, keys)
    this.queued.push(...mails)
    this.differences.push(...compareMails(now, this.#oracle.round(now), mails))
  }

  /**
   * Returns when the next queued mail is due, in milliseconds since 1970. Returns null if no mail is queued.
   */
  async nextTry(): Promise<number | null> {
    const { rows } = await sql<{ due: string | null }>`select min(due) as due from mails`.execute(
      this.#year.db,
    )
    const [{ due = null } = {}] = rows
    return due === null ? null : Date.parse(due)
  }

  /**
   * Returns a line for each difference between the queued mails and the mails that the mail server accepted.
   */
  compareDeliveries(): string[] {
    return this.queued.flatMap(({ key, to, created }) => {
      const [first, ...again] = this.server.accepted.get(key) ?? []
      if (first === undefined) return [`${key} to ${to} was never sent`]
      const all = [first, ...again]
      if (all.some((one) => one.to !== to)) return [`${key} was sent to ${first.to} instead of ${to}`]
      if (all.slice(0, -1).some((one) => !one.isUncertain)) return [`${key} was sent twice without a reason`]
      const isExcused =
        this.server.refused.has(key) || this.#killed.some((at) => at >= created && at <= first.at)
      return first.at === created || isExcused ? [] : [`${key} to ${to} was late`]
    })
  }
}
