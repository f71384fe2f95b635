import { may } from '@spadestik/domain/access'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { identifyCaller } from '../auth/identifyCaller'
import type { Tokens } from '../auth/Tokens'
import type { Database } from '../database/Database'
import { localityOf } from '../reference/domains'
import { languageCode } from '../reference/languages'
import { handlers } from '../routes/handlers'
import { authorise } from './authorise'
import type { Config } from './Config'
import type { ContractOperation } from './Contract'
import type { FileLinks } from './fileLinks'
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
  readonly fileLinks: FileLinks
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Runs one call: identifies and authorises the caller, validates the request, runs the handler, withholds what
 * the caller has not paid for, and validates the answer. Handlers answer everything; nothing leaves without
 * passing here.
 *
 * @throws Problem when the call is refused; Error when the answer breaks the contract.
 */
export async function runOperation(operation: ContractOperation, context: CallContext): Promise<unknown> {
  const { db, tokens, config, fileLinks, request, reply } = context
  const now = config.clock()
  const authorization = operation.isPublic ? undefined : request.headers.authorization
  const caller = await identifyCaller(db, tokens, authorization, now)
  authorise(operation, caller)
  const { path, query, body } = readRequest(operation, {
    path: Object(request.params),
    query: Object(request.query),
    body: request.body ?? undefined,
  })
  const call = {
    db,
    tokens,
    caller,
    path,
    query,
    body,
    language: languageCode(Number(query.languageId)),
    now,
    address: request.ip,
    timeZone: localityOf(Number(query.domainId)).timeZone,
    setHeader: (name: string, value: string) => void reply.header(name, value),
  }
  // The contract has just proved that the request has the types of the operation.
  const whole: unknown = await handlers[operation.id]?.(call as Call<OperationId> as never)
  const answer =
    operation.shapeAnswer === null
      ? whole
      : operation.shapeAnswer(whole, {
          withholdsPaid: !may(caller, 'readPaidDetails'),
          sign: (link) => fileLinks.sign(link, now),
        })
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
