import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { identifyCaller, readBearer } from '../auth/identifyCaller'
import type { Tokens } from '../auth/Tokens'
import type { Database } from '../database/Database'
import { localityOf } from '../reference/domains'
import { languageCode } from '../reference/languages'
import { handlers } from '../routes/handlers'
import { authorise, requireDomain } from './authorise'
import type { Caller } from './Caller'
import type { Config } from './Config'
import type { ContractOperation } from './Contract'
import type { Call, OperationId } from './Operation'
import { readRequest } from './readRequest'

/**
 * What a call needs besides its operation.
 *
 * @source specification 7
 */
export interface CallContext {
  readonly db: Kysely<Database>
  readonly tokens: Tokens
  readonly config: Config
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Carries a call out: identifies the caller, checks their rights, the request and the national domain, runs the
 * handler, and checks the answer.
 *
 * @throws Problem for whatever stands against it; Error when the answer breaks the contract.
 * @source specification 7
 */
export async function runOperation(operation: ContractOperation, context: CallContext): Promise<unknown> {
  const { db, tokens, config, request, reply } = context
  const now = config.clock()
  const bearer = readBearer(request.headers.authorization)
  const sessionId = bearer === null ? null : await tokens.read(bearer, now)
  const isKnown = bearer !== null && !operation.isPublic
  const caller: Caller = isKnown ? await identifyCaller(db, sessionId) : { kind: 'visitor' }
  authorise(operation, caller)
  const { path, query, body } = readRequest(operation, {
    path: Object(request.params),
    query: Object(request.query),
    body: request.body ?? undefined,
  })
  requireDomain(operation, caller, Number(query.domainId))
  const call = {
    db,
    tokens,
    caller,
    sessionId,
    path,
    query,
    body,
    language: languageCode(Number(query.languageId)),
    now,
    address: request.ip,
    timeZone: localityOf(Number(query.domainId)).timeZone,
    pause: config.pause,
    setHeader: (name: string, value: string) => void reply.header(name, value),
  }
  // The contract has just proved that the request has the types of the operation.
  const answer: unknown = await handlers[operation.id]?.(call as Call<OperationId> as never)
  if (config.checksAnswers) requireSoundAnswer(operation, answer)
  return answer
}

function requireSoundAnswer({ id, checkAnswer }: ContractOperation, answer: unknown) {
  const errors = checkAnswer?.(answer) ?? []
  if (errors.length === 0 && (checkAnswer !== null || answer === undefined)) return
  const faults = errors.slice(0, 5).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
  throw new Error(
    `The answer of ${id} breaks the contract (${faults.join('; ') || 'it should be empty'}), so clients could not rely on it. Correct the handler or the contract.`,
  )
}
