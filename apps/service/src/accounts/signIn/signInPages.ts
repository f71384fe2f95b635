import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import type { Providers } from '../../contract/Providers'
import type { Database } from '../../storage/Database'
import { issueToken } from '../auth/oneTimeTokens'
import { hashSecret } from '../auth/secrets'
import { countTry, tryLimits } from '../auth/takeTry'
import { failureOf, isForeseen } from './failureOf'
import { findUser } from './findUser'
import { originOf, redirectUriOf } from './originOf'
import { readPerson } from './readPerson'
import { signInOfCompany } from './readSignIn'
import { forgetVerifier, readVerifier, resultCookie, signInPrefix } from './signInCookies'
import { SignInFailure } from './SignInFailure'
import { takeSignIn } from './signInStates'

interface SignInSettings {
  /** Null means the address that the service listens on. */
  readonly publicUrl: string | null
  readonly clock: () => Date
  readonly providers: Providers
}

/** Where a browser goes after the return, and what it brings. */
interface Return {
  origin: string
  path: string
  state: string | null
}

type ReturnRequest = FastifyRequest<{ Params: { company: string }; Querystring: { state?: unknown } }>

const longestState = 100

async function signInReturning(
  db: Kysely<Database>,
  { providers }: SignInSettings,
  request: ReturnRequest,
  to: Return,
  now: Date,
): Promise<string> {
  for (const limit of tryLimits.companySignIn('return', request.ip))
    if ((await countTry(db, limit, now)) !== null)
      throw new SignInFailure('tooMany', 'The caller has returned too often.')
  const { state } = request.query
  if (typeof state !== 'string' || state.length > longestState)
    throw new SignInFailure('expired', 'The answer has no state.')
  to.state = state
  const waiting = await takeSignIn(db, state, now)
  if (waiting === null) throw new SignInFailure('expired', 'The state is unknown, used or expired.')
  to.path = waiting.path
  to.origin = originOf(to.origin, waiting.domainId)
  const verifier = readVerifier(request.headers.cookie, state)
  if (verifier === null || hashSecret(verifier) !== waiting.browserHash)
    throw new SignInFailure('expired', 'Another browser has begun the login.')
  // Each company has its own address, so that the provider of one cannot pass on the answer of another.
  if (request.params.company !== String(waiting.companyId))
    throw new SignInFailure('invalid', 'The answer arrived at the address of another company.')
  const signIn = await signInOfCompany(db, waiting.companyId)
  if (signIn === null)
    throw new SignInFailure('account', 'The company has ended, or does not sign in this way.')
  const address = new URL(redirectUriOf(to.origin, signIn.companyId))
  address.search = request.url.slice(request.url.indexOf('?'))
  const config = await providers.of(signIn)
  const person = await readPerson(config, address, { state, verifier }, signIn.trustsAddresses)
  return db.transaction().execute(async (trx) => {
    const userId = await findUser(trx, signIn, person, { now, domainId: waiting.domainId })
    return issueToken(trx, 'signIn', userId, now, limits.signInTokenMinutes)
  })
}

/** Leads a browser to a page of the app, with a cookie from which the login form there learns how the login ended. */
function sendBack(reply: FastifyReply, to: Return, result: Parameters<typeof resultCookie>[1]): FastifyReply {
  const cookies = [resultCookie(to.origin, result)]
  if (to.state !== null) cookies.push(forgetVerifier(to.origin, to.state))
  return reply
    .header('set-cookie', cookies)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`${to.origin}${to.path}`, 303)
}

/** Reports a login that failed, without personal data, and leads the browser to the login form. */
function sendFailure(request: FastifyRequest, reply: FastifyReply, to: Return, error: unknown): FastifyReply {
  const { kind, message: reason } = failureOf(error)
  const { company } = Object(request.params) as { readonly company?: string }
  if (!isForeseen(error)) request.log.error({ err: error }, 'a call failed')
  request.log.warn({ kind, company: Number(company), reason }, 'a sign-in at a company failed')
  return sendBack(reply, to, { failure: kind })
}

/**
 * Adds the page to which a company's provider sends browsers back. It shows nothing: it leads to the page of the app
 * that was asked for.
 */
export async function addSignInPages(
  app: FastifyInstance,
  db: Kysely<Database>,
  settings: SignInSettings,
): Promise<void> {
  const { clock, publicUrl } = settings
  const start = (request: FastifyRequest): Return => ({
    origin: new URL(publicUrl ?? request.server.listeningOrigin).origin,
    path: '/',
    state: null,
  })
  await app.register(
    async (pages) => {
      // Nobody must end at a problem in JSON, also when the database is away or the service has too much to do.
      pages.setErrorHandler((error, request, reply) => sendFailure(request, reply, start(request), error))
      pages.get('/:company', async (request: ReturnRequest, reply) => {
        const to = start(request)
        try {
          const token = await signInReturning(db, settings, request, to, clock())
          return sendBack(reply, to, { token })
        } catch (error) {
          return sendFailure(request, reply, to, error)
        }
      })
    },
    { prefix: signInPrefix },
  )
}
