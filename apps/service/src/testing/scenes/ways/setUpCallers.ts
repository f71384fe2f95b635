import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import type { ServiceUnderTest } from '../../setUpService'
import { signInVisitor } from '../../signIn/signInVisitor'

export const callerKinds = [
  'nobody',
  'limited',
  'no product',
  'basic',
  'no companies',
  'paid',
  'ended product',
  'other domain',
  'signed out',
] as const
export type CallerKind = (typeof callerKinds)[number]

/** With what a kind of caller reaches the service. An address of a feed is a path. */
export interface Credentials {
  readonly token: string | null
  readonly key: string
  readonly feed: { readonly calendar: string; readonly atom: string; readonly json: string }
  /** Null when the kind of caller has no account, so that nothing is sent to it. */
  readonly email: string | null
}

/** The products of the kinds of callers that differ by their product alone. */
const products: Partial<Record<CallerKind, string | null>> = {
  'no product': null,
  basic: 'demo-basic',
  'no companies': 'demo-projects',
  paid: 'demo-complete',
  'ended product': 'ended',
  'other domain': 'demo-sweden',
}

const scopes = ['search:read', 'items:read', 'lists:read', 'changes:read']
const email = 'paid@demo.test'

const pathsOf = ({ url, atomUrl, jsonUrl }: Schemas['NewCalendarFeed']): Credentials['feed'] => ({
  calendar: new URL(url).pathname,
  atom: new URL(atomUrl).pathname,
  json: new URL(jsonUrl).pathname,
})

/**
 * Returns a function that turns one user into each kind of caller. The user made the key, the feed, the list and the
 * agent with a paid product, so each of them also shows what remains of it with less.
 */
export async function setUpCallers(
  service: ServiceUnderTest,
  source: { readonly listId: number },
  now: () => Date,
): Promise<(kind: CallerKind) => Promise<Credentials>> {
  const { db, call, signIn } = service
  await sql`
    insert into products (code, name, basic, company_enabled, allowed_project_phases, domain_ids, runs_until)
    select 'ended', name, basic, company_enabled, allowed_project_phases, domain_ids, '2026-01-31'
    from products where code = 'demo-complete'`.execute(db)
  const make = async () => {
    const token = await signIn(email)
    const lastDay = '2027-06-30'
    const key = (await call('POST', '/api-keys', { token, body: { name: 'CRM', scopes, lastDay } })).json<
      Schemas['NewApiKey']
    >()
    const body = { ...source, agentId: null }
    const feed = (await call('POST', '/calendar-feeds', { token, body })).json<Schemas['NewCalendarFeed']>()
    return { token, key, feed }
  }
  const ended = await make()
  await call('DELETE', `/api-keys/${ended.key.key.id}`, { token: ended.token })
  await call('DELETE', `/calendar-feeds/${ended.feed.feed.id}`, { token: ended.token })
  await call('POST', '/auth/logout', { token: ended.token })
  const made = await make()
  const limited = await signInVisitor(db, 100, now())
  const whole = { token: made.token, key: made.key.secret, feed: pathsOf(made.feed), email }
  const unknownFeed = {
    calendar: pathsOf(ended.feed).calendar.replace(/[^/]{8}(?=\.ics$)/, 'AAAAAAAA'),
    atom: pathsOf(ended.feed).atom.replace(/[^/]{8}(?=\.atom$)/, 'AAAAAAAA'),
    json: pathsOf(ended.feed).json.replace(/[^/]{8}(?=\.json$)/, 'AAAAAAAA'),
  }
  const without = { key: `spadestik_${'A'.repeat(43)}`, feed: unknownFeed, email: null }
  return async (kind) => {
    if (kind === 'nobody') return { ...without, token: null }
    if (kind === 'limited') return { ...without, token: limited, key: limited }
    const code = kind === 'signed out' ? 'demo-complete' : (products[kind] ?? null)
    await sql`
      update users set product_id = (select id from products where code = ${code})
      where email = ${email}`.execute(db)
    if (kind !== 'signed out') return whole
    return { token: ended.token, key: ended.key.secret, feed: pathsOf(ended.feed), email: null }
  }
}
