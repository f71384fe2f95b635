import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { writeAgent } from '../../../agents/writeAgent'
import { seedDemoUsers } from '../../scenes/seedDemoUsers'
import { writeProcurements } from '../../../items/writers/writeProcurements'
import { writeProjects } from '../../../items/writers/writeProjects'
import { writeList } from '../../../items/lists/writeList'
import { projectPhases } from '../../../reference/projectPhases'
import { procurementPhases } from '../../../reference/procurementPhases'
import { countries } from '../../../reference/countries'
import type { Database } from '../../../storage/Database'
import type { ProcurementRecord } from '../../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../../storage/records/ProjectRecord'
import { procurementRecord, projectRecord, windowUntil } from '../../scenes/records'
import type { ItemState, PlannedAgent, PlannedUser, YearEvent, YearPlan } from './YearPlan'

export interface YearIds {
  readonly users: readonly number[]
  readonly agents: readonly number[]
  readonly lists: readonly number[]
}

const idsOf = (
  all: readonly { readonly id: number; readonly code: string }[],
  codes: readonly string[] = [],
) => all.filter(({ code }) => codes.includes(code)).map(({ id }) => id)

export function sentFilters({ type, filter }: PlannedAgent) {
  const { word, minBudget, deadlineWithinDays, countries: codes, phases } = filter
  return {
    ...(word === undefined ? {} : { freeSearch: word }),
    ...(minBudget === undefined ? {} : { minBudget, allowUnspecifiedBudget: false }),
    ...(deadlineWithinDays === undefined ? {} : { deadlineWithinDays }),
    countryIds: idsOf(countries, codes),
    ...(type === 'project'
      ? { projectPhases: idsOf(projectPhases, phases) }
      : { procurementPhases: idsOf(procurementPhases, phases) }),
  }
}

async function seedUsers(db: Kysely<Database>, users: readonly PlannedUser[]): Promise<number[]> {
  const demo = await db.transaction().execute(seedDemoUsers)
  const { product_id: paid, password_hash: hash } = await db
    .selectFrom('users')
    .select(['product_id', 'password_hash'])
    .where('id', '=', demo.get('paid@demo.test') ?? 0)
    .executeTakeFirstOrThrow()
  const ids: number[] = []
  for (const { email, isPaid, domainId, languageId } of users) {
    const { id: subscriber } = await db
      .insertInto('subscribers')
      .values({ name: email })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('users')
      .values({
        email,
        name: email,
        subscriber_id: subscriber,
        product_id: isPaid ? paid : null,
        is_administrator: false,
        password_hash: hash,
        domain_id: domainId,
        language_id: languageId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}

export async function seedPlan(db: Kysely<Database>, plan: YearPlan, now: Date): Promise<YearIds> {
  const users = await seedUsers(db, plan.users)
  const idOf = (user: number) => users[user] ?? 0
  const reader = { language: 'da', timeZone: 'Europe/Copenhagen', now } as const
  return db.transaction().execute(async (trx) => {
    const agents: number[] = []
    for (const agent of plan.agents) {
      const { type, timing: mailTime, kinds: alertKinds } = agent
      const filters = sentFilters(agent)
      const name = `Agent ${agents.length}`
      const paUserIds = agent.users.map(idOf)
      agents.push(
        await writeAgent(trx, type, null, { name, mailTime, alertKinds, paUserIds, ...filters }, reader),
      )
    }
    const lists: number[] = []
    for (const { user, timing: mailTime, kinds } of plan.lists) {
      const empty = { projects: [], procurements: [], companies: [] }
      const draft = {
        name: `List ${lists.length}`,
        ...empty,
        paUserIds: [idOf(user)],
        mailTime,
        alertKinds: kinds,
      }
      lists.push(await writeList(trx, null, draft, now))
    }
    return { users, agents, lists }
  })
}

const shared = (word: string, at: number) =>
  ({ names: { da: `Byggeri ${word}` }, lastUpdated: new Date(at).toISOString() }) as const

const projectOf = (key: string, { word, country, phase, budget, text }: ItemState, at: number) =>
  projectRecord(key, {
    ...shared(word, at),
    country,
    phase: phase as ProjectRecord['phase'],
    budget,
    description: text === '' ? null : text,
  })

const procurementOf = (key: string, state: ItemState, at: number) =>
  procurementRecord(key, {
    ...shared(state.word, at),
    country: state.country,
    phase: state.phase as ProcurementRecord['phase'],
    budget: state.budget,
    description: state.text === '' ? null : state.text,
    offers: state.deadline === null ? null : windowUntil(state.deadline),
  })

/**
 * Performs an event of the plan. Adds the ids of written items to `itemIds`, with keys such as `project
 * item-1`.
 */
export async function perform(
  db: Kysely<Database>,
  event: YearEvent,
  ids: YearIds,
  itemIds: Map<string, number>,
): Promise<void> {
  if (event.kind === 'write') {
    const ofType = (type: ItemState['type']) => event.items.filter(({ state }) => state.type === type)
    const written = await db.transaction().execute(async (trx) => ({
      project: await writeProjects(
        trx,
        ofType('project').map(({ key, state }) => projectOf(key, state, event.at)),
      ),
      procurement: await writeProcurements(
        trx,
        ofType('procurement').map(({ key, state }) => procurementOf(key, state, event.at)),
      ),
    }))
    for (const [type, all] of Object.entries(written))
      for (const [key, id] of all) itemIds.set(`${type} ${key}`, id)
    return
  }
  const type = itemIds.has(`project ${event.key}`) ? 'project' : 'procurement'
  const id = itemIds.get(`${type} ${event.key}`) ?? 0
  const column = sql.ref(`${type}_id`)
  if (event.kind === 'listed') {
    await sql`insert into ${sql.table(`list_${type}s`)} (list_id, ${column}, position)
      values (${ids.lists[event.list]}, ${id}, 0) on conflict do nothing`.execute(db)
    return
  }
  const user = ids.users[event.user]
  await sql`
    with entry as (
      insert into hidden_items (subscriber_id, ${column}, created)
      select subscriber_id, ${id}, ${new Date(event.at).toISOString()}::timestamptz from users where id = ${user}
      on conflict do nothing returning id
    ) insert into hidden_item_users (hidden_item_id, user_id) select id, ${user} from entry`.execute(db)
}
