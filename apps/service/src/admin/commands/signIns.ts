import { originOf, redirectUriOf } from '../../accounts/signIn/originOf'
import { requireIssuer } from '../../accounts/signIn/requireIssuer'
import { ProvisioningError } from '../../accounts/provisioning/ProvisioningError'
import type { ManagedSignIn } from '../../accounts/provisioning/managedSignIns'
import { listSignIns, readSignIn } from '../../accounts/provisioning/managedSignIns'
import type { SignInChanges } from '../../accounts/provisioning/signIns'
import { forgetIdentities, removeSignIn, setSignIn } from '../../accounts/provisioning/signIns'
import { domains } from '../../reference/domains'
import type { AdminContext, Answer, Command, Options } from './Command'
import { asTable, mostRows } from './Command'
import { idOf } from './companies'

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no')

const tableOf = (signIns: readonly ManagedSignIn[]) =>
  asTable([
    ['company', 'issuer', 'client', 'domains', 'product', 'domain', 'passwords', 'unverified'],
    ...signIns.map((one) => [
      `${one.company} (${one.companyId})`,
      one.issuer,
      one.clientId,
      one.domains.join(','),
      one.product,
      one.domain,
      yesOrNo(one.passwords),
      yesOrNo(one.unverified),
    ]),
  ])

/** The addresses that the company registers at its provider: one for each host of the product. */
function redirectUrisOf(publicUrl: string, companyId: number): string[] {
  const origins = domains.map(({ domain }) => originOf(publicUrl, domain.id))
  return [...new Set(origins)].map((origin) => redirectUriOf(origin, companyId))
}

function answer({ publicUrl }: AdminContext, signIn: ManagedSignIn): Answer {
  const redirectUris = redirectUrisOf(publicUrl, signIn.companyId)
  const lines = redirectUris.map((uri) => `Redirect URI: ${uri}`).join('\n')
  return { text: `${tableOf([signIn])}\n${lines}`, value: { ...signIn, redirectUris } }
}

function booleanIn(options: Options, name: string): boolean | undefined {
  const value = options[name]
  if (value === undefined) return undefined
  if (value === 'yes' || value === 'no') return value === 'yes'
  throw new ProvisioningError(`--${name} is "${String(value)}". Use yes or no.`)
}

function changesIn(options: Options, input: string | null): SignInChanges {
  const { issuer, client, domains: names, product, domain, secret } = options
  const passwords = booleanIn(options, 'passwords')
  const unverified = booleanIn(options, 'unverified')
  if (secret !== undefined && (input ?? '').trim() === '')
    throw new ProvisioningError(
      'The secret is empty, so nothing was saved. Use --secret stdin and write it to the standard input, or --secret env with SIGN_IN_CLIENT_SECRET.',
    )
  return {
    ...(typeof issuer === 'string' ? { issuer } : {}),
    ...(typeof client === 'string' ? { clientId: client } : {}),
    ...(typeof names === 'string' ? { domains: names.split(',').map((name) => name.trim()) } : {}),
    ...(typeof product === 'string' ? { product: product === '-' ? null : product } : {}),
    ...(typeof domain === 'string' ? { domain } : {}),
    ...(passwords === undefined ? {} : { passwords }),
    ...(unverified === undefined ? {} : { unverified }),
    ...(secret !== undefined && input !== null ? { secret: input } : {}),
  }
}

export const signInCommands: Readonly<Record<string, Command>> = {
  'sign-in set': {
    takes: ['COMPANY'],
    options: {
      issuer: { type: 'string' },
      client: { type: 'string' },
      secret: { type: 'string' },
      domains: { type: 'string' },
      product: { type: 'string' },
      domain: { type: 'string' },
      passwords: { type: 'string' },
      unverified: { type: 'string' },
      unchecked: { type: 'boolean' },
    },
    does: 'lets its users sign in at its own provider: --issuer URL --client ID --secret stdin|env --domains a.dk,b.dk --domain dk|se|no [--product CODE] [--passwords yes|no] [--unverified yes|no] [--unchecked]',
    run: async (context, [id], options) => {
      const allowsHttp = context.environment['NODE_ENV'] !== 'production'
      const changes = changesIn(options, context.input)
      // Without a secret, a new issuer is refused anyway.
      const { issuer, secret: typed } = changes
      if (issuer !== undefined && typed !== undefined && options['unchecked'] !== true)
        await requireIssuer(issuer, allowsHttp)
      const saved = await context.db
        .transaction()
        .execute((trx) => setSignIn(trx, { ...context, allowsHttp }, idOf(id), changes))
      return answer(context, saved)
    },
  },
  'sign-in show': {
    takes: ['COMPANY'],
    does: 'shows where the users of a company sign in, without the secret',
    run: async (context, [id]) => answer(context, await readSignIn(context.db, idOf(id))),
  },
  'sign-in list': {
    takes: [],
    does: `lists the companies with a sign-in of their own, at most ${mostRows}`,
    run: async ({ db }) => {
      const signIns = await listSignIns(db, mostRows)
      return { text: tableOf(signIns), value: signIns }
    },
  },
  'sign-in remove': {
    takes: ['COMPANY'],
    does: 'lets its users log in with passwords only; the accounts stay',
    run: async (context, [id]) => {
      const { db } = context
      const removed = await db.transaction().execute((trx) => removeSignIn(trx, context, idOf(id)))
      return {
        text: `The users of ${removed.company} (${removed.companyId}) no longer sign in at ${removed.issuer}.`,
        value: removed,
      }
    },
  },
  'sign-in forget': {
    takes: ['EMAIL'],
    does: 'forgets who a user is at the provider, if the address has passed to another person',
    run: async (context, [email = '']) => {
      const count = await context.db.transaction().execute((trx) => forgetIdentities(trx, context, email))
      return { text: `${email} was forgotten. Number of providers: ${count}.`, value: { count } }
    },
  },
}
