import { may } from '@spadestik/domain/access'
import type { ErrorObject } from 'ajv'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { identifyCaller, readBearer } from '../../accounts/auth/identifyCaller'
import type { Caller } from '../../contract/Caller'
import type { Config } from './Config'
import type { ContractOperation } from '../../contract/Contract'
import type { FileLinks } from './fileLinks'
import { leaving } from '../../contract/leaving'
import { partiesOf } from '../../contract/quotas/partiesOf'
import type { Quotas } from '../../contract/quotas/Quotas'
import { QuotaUse } from '../../contract/quotas/QuotaUse'
import type { Call, OperationId } from '../../contract/Operation'
import { localityOf } from '../../reference/domains'
import { languageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { problemKinds } from '../../contract/Problem'
import { searchTimeout } from '../../contract/searchTimeout'
import type { Providers } from '../../contract/Providers'
import type { Tokens } from '../../contract/Tokens'
import { authorise, requireDomain } from './authorise'
import { handlers } from './handlers'
import { readRequest } from './readRequest'
import { withoutBadRows } from './withoutBadRows'

/**
 * Whether the statements of an operation have a time limit. If so, the contract lists the status of
 * `searchTimeout` for the operation.
 */
const isLimited = (statuses: readonly number[]) => statuses.includes(problemKinds.searchTimeout.status)

export interface CallContext {
  readonly db: Kysely<Database>
  /** The same database as `db`, but only for searches. It limits the time of each statement. */
  readonly searches: Kysely<Database>
  readonly tokens: Tokens
  readonly providers: Providers
  readonly config: Config
  readonly fileLinks: FileLinks
  readonly quotas: Quotas
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Checks a call, runs its handler, and returns the response without details that the caller may not see.
 * Every response of the API passes through this function.
 *
 * @throws Problem when the call is refused; Error when `validResponse` rejects the response.
 */
export async function runOperation(operation: ContractOperation, context: CallContext): Promise<unknown> {
  const { db, tokens, config, quotas, request, reply } = context
  const now = config.clock()
  const bearer = readBearer(request.headers.authorization)
  const sessionId = bearer === null ? null : await tokens.read(bearer, now)
  const setHeader = (name: string, value: string) => void reply.header(name, value)
  let refusal: unknown = null
  let caller: Caller = { kind: 'visitor' }
  try {
    if (bearer !== null && !operation.isPublic) caller = await identifyCaller(db, bearer, sessionId, now)
  } catch (error) {
    refusal = error
  }
  // A call with a refused token or key counts for its address, like a call without one.
  const use = new QuotaUse(quotas, operation.id, partiesOf(caller, request.ip), setHeader)
  try {
    use.countCall()
    if (refusal !== null) throw refusal
    return await answerCall(operation, context, { caller, sessionId, now, setHeader }, use)
  } finally {
    use.report()
  }
}

async function answerCall(
  operation: ContractOperation,
  context: CallContext,
  known: Pick<Call<OperationId>, 'caller' | 'sessionId' | 'now' | 'setHeader'>,
  use: QuotaUse,
): Promise<unknown> {
  const { db, searches, tokens, providers, config, fileLinks, request, reply } = context
  const { caller, now } = known
  authorise(operation, caller)
  const { path, query, body } = readRequest(operation, {
    path: Object(request.params),
    query: Object(request.query),
    body: request.body ?? undefined,
  })
  requireDomain(operation, caller, Number(query.domainId))
  const call = {
    ...known,
    db: isLimited(operation.statuses) ? searches : db,
    tokens,
    providers,
    path,
    query,
    body,
    language: languageCode(Number(query.languageId)),
    address: request.ip,
    publicUrl: config.publicUrl ?? request.server.listeningOrigin,
    timeZone: localityOf(Number(query.domainId)).timeZone,
    pause: config.pause,
  }
  // Validation has proved that the call has the types of the operation.
  const run = () => runHandler(operation, call as Call<OperationId>)
  const whole = await use.run(run, () => leaving(reply))
  const answer =
    operation.shapeResponse === null
      ? whole
      : operation.shapeResponse(whole, {
          withholdsPaid: !may(caller, 'readPaidDetails'),
          sign: (link) => fileLinks.sign(link, now),
        })
  return validResponse(operation, answer, context)
}

/** @throws Problem `searchTimeout` when the database has cancelled a statement of a search. */
async function runHandler({ id, statuses }: ContractOperation, call: Call<OperationId>): Promise<unknown> {
  try {
    return await handlers[id]?.(call as never)
  } catch (error) {
    throw isLimited(statuses) ? searchTimeout(error) : error
  }
}

function faultsOf({ validateResponse }: ContractOperation, answer: unknown): readonly ErrorObject[] | null {
  if (validateResponse === null) return answer === undefined ? null : []
  const errors = validateResponse(answer)
  return errors.length === 0 ? null : errors
}

/**
 * Returns the response if it follows the contract. If not, the call fails in development and tests. In
 * production the error is logged, and entries of a list that break the contract are left out.
 */
function validResponse(
  operation: ContractOperation,
  answer: unknown,
  { config, request }: CallContext,
): unknown {
  const errors = faultsOf(operation, answer)
  if (errors === null) return answer
  const faults = errors.slice(0, 5).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
  const failure = new Error(
    `The response of ${operation.id} breaks the contract (${faults.join('; ') || 'it should be empty'}), so clients could not rely on it. Correct the handler or the contract.`,
  )
  if (config.validatesResponses) throw failure
  const rest = withoutBadRows(answer, errors)
  if (rest === null || faultsOf(operation, rest) !== null) throw failure
  request.log.error({ operation: operation.id, faults }, 'a response broke the contract: rows were left out')
  return rest
}
