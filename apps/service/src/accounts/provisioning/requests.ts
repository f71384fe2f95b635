import type { Kysely, RawBuilder, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import type { AccountTables } from '../../storage/tables/AccountTables'
import type { Administration } from './audit'
import { recordDeed } from './audit'
import { ProvisioningError } from './ProvisioningError'

export type RequestKind = AccountTables['customer_requests']['kind'] | 'tip'

/** What a user or a visitor asks for, as an administrator sees it. */
export interface SupportRequest {
  readonly kind: RequestKind
  /** The id among the requests of its kind. */
  readonly id: number
  readonly created: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  /** The message of a tip. */
  readonly text: string | null
  /** The preferred day of a demonstration. */
  readonly date: string | null
  /** The company that subscribes, or that asks for a demonstration. */
  readonly company: string | null
  /** Null for visitors. */
  readonly userId: number | null
  /** What a tip is about. */
  readonly about: {
    readonly companyId: number
    readonly company: string
    readonly contact: string | null
    readonly projectId: number | null
    readonly procurementId: number | null
  } | null
  /** Null while it is new. */
  readonly handled: string | null
  /** The address of an administrator. */
  readonly handledBy: string | null
  readonly version: number
}

interface Filter {
  readonly kind?: RequestKind | undefined
  readonly id?: number | undefined
  readonly handled?: boolean | undefined
  /** The place where the page begins, as the previous page returned it. Null for the newest requests. */
  readonly before?: string | null
}

/**
 * Returns the condition for one of the two tables. A place has a time in microseconds, the table and the id, because
 * requests of both tables can have the same time.
 */
function conditionOf(part: 0 | 1, { kind, id, handled, before = null }: Filter): RawBuilder<unknown> {
  const [micros = '0', atPart = '0', atId = '0'] = before?.split('.') ?? []
  const conditions = [
    ...(id === undefined ? [] : [sql`id = ${id}`]),
    ...(kind === undefined || kind === 'tip' ? [] : [sql`kind = ${kind}`]),
    ...(handled === undefined ? [] : [handled ? sql`handled is not null` : sql`handled is null`]),
    ...(before === null
      ? []
      : [
          sql`(created, ${sql.lit(part)}, id) < (timestamptz 'epoch' + ${micros}::double precision
            * interval '1 microsecond', ${Number(atPart)}::integer, ${atId}::bigint)`,
        ]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

const customerRequests = (filter: Filter, limit: number) => sql`
  (select 0 as part, id, kind, created, details->>'name' as name, details->>'email' as email,
    details->>'phone' as phone, null as text, details->>'date' as date, details->>'companyName' as company, user_id,
    null::integer as company_id, null::integer as contact_id, null::integer as project_id,
    null::integer as procurement_id, handled, handled_by, version
  from customer_requests where ${conditionOf(0, filter)} order by created desc, id desc limit ${limit})`

const tips = (filter: Filter, limit: number) => sql`
  (select 1, id, 'tip', created, name, email, phone, description, null, null, user_id, company_id, contact_id,
    project_id, procurement_id, handled, handled_by, version
  from tips where ${conditionOf(1, filter)} order by created desc, id desc limit ${limit})`

function tablesOf(filter: Filter, limit: number): RawBuilder<unknown> {
  if (filter.kind === 'tip') return sql`${customerRequests({ id: 0 }, 0)} union all ${tips(filter, limit)}`
  if (filter.kind !== undefined) return customerRequests(filter, limit)
  return sql`${customerRequests(filter, limit)} union all ${tips(filter, limit)}`
}

interface Row extends Omit<SupportRequest, 'about'> {
  readonly place: string
  readonly companyId: number | null
  readonly companyName: string | null
  readonly contact: string | null
  readonly projectId: number | null
  readonly procurementId: number | null
}

/** Reads requests, the newest first, and the place where the next page begins. */
export async function readRequests(
  db: Kysely<Database>,
  filter: Filter,
  limit: number,
): Promise<{ readonly items: SupportRequest[]; readonly before: string | null }> {
  // One request more than wanted shows whether there is another page.
  const { rows } = await sql<Row>`
    select r.kind, r.id, r.created, r.name, r.email, r.phone, r.text, r.date, coalesce(r.company, s.name) as company,
      r.user_id as "userId", r.company_id as "companyId", c.name as "companyName", p.name as contact,
      r.project_id as "projectId", r.procurement_id as "procurementId", r.handled, a.email as "handledBy", r.version,
      (extract(epoch from r.created) * 1000000)::bigint::text || '.' || r.part || '.' || r.id as place
    from (${tablesOf(filter, limit + 1)}) r
    left join users u on u.id = r.user_id left join subscribers s on s.id = u.subscriber_id
    left join users a on a.id = r.handled_by
    left join companies c on c.id = r.company_id left join contacts p on p.id = r.contact_id
    order by r.created desc, r.part desc, r.id desc limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const items = page.map(
    ({ place: _place, companyId, companyName, contact, projectId, procurementId, ...request }) => ({
      ...request,
      about:
        companyId === null
          ? null
          : { companyId, company: companyName ?? '', contact, projectId, procurementId },
    }),
  )
  return { items, before: rows.length > limit ? (page.at(-1)?.place ?? null) : null }
}

/**
 * Marks a request as handled, or as new again.
 *
 * @param version what the administrator has seen; if it is another one now, nothing is changed
 * @throws ProvisioningError when there is no such request, or somebody was faster.
 */
export async function setRequestHandled(
  trx: Transaction<Database>,
  by: Administration & { readonly id: number },
  { kind, id, handled, version }: { kind: RequestKind; id: number; handled: boolean; version: number },
): Promise<SupportRequest> {
  const table = kind === 'tip' ? 'tips' : 'customer_requests'
  const { rows } = await sql`
    update ${sql.table(table)} set handled = ${handled ? by.now.toISOString() : null},
      handled_by = ${handled ? by.id : null}, version = version + 1
    where ${conditionOf(0, { kind, id, handled: !handled })} and version = ${version} returning id`.execute(
    trx,
  )
  const { items } = await readRequests(trx, { kind, id }, 1)
  const [after] = items
  if (after === undefined)
    throw new ProvisioningError(`There is no request ${kind} ${id}, so nothing was done.`, 'notFound')
  if (rows.length === 0)
    throw new ProvisioningError(
      `Somebody has changed the request ${kind} ${id} meanwhile, so nothing was saved. Look again.`,
      'conflict',
    )
  // The log has no name, so that it can stay when the person is erased.
  await recordDeed(trx, by, {
    action: handled ? 'requests.handle' : 'requests.reopen',
    subject: `request ${kind} ${id}`,
    before: null,
    after: null,
  })
  return after
}
