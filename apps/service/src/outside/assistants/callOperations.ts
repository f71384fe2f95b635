import type { Schemas } from '@spadestik/api-client/schema'
import type { FastifyInstance } from 'fastify'
import type { ContractOperation } from '../../contract/Contract'
import type { OperationId, ResponseOf } from '../../contract/Operation'
import type { AssistantCall, InnerRequest } from './tools/AssistantTool'

/** Why an operation was refused, in words for the assistant. */
export class InnerRefusal extends Error {
  override readonly name = 'InnerRefusal'
}

interface InnerCaller {
  readonly key: string
  readonly locale: { readonly languageId: number; readonly domainId: number }
  /** The address from which the program calls, as quotas and the log see it. */
  readonly address: string
}

function refusalOf({ detail, errors = [] }: Schemas['Problem'], retryAfter: unknown): InnerRefusal {
  const faults = errors.map(({ path, message }) => `${path}: ${message}`)
  const wait = retryAfter === undefined ? [] : [`Try again in ${String(retryAfter)} seconds.`]
  return new InnerRefusal([detail, ...faults, ...wait].join('\n'))
}

/**
 * Returns a function that calls the operations of this service without a network. So what a tool may do is decided
 * where it is decided for every other program, and counts in the same quotas.
 */
export function callOperations(
  app: FastifyInstance,
  operations: ReadonlyMap<OperationId, ContractOperation>,
  { key, locale, address }: InnerCaller,
): AssistantCall['request'] {
  return async <Id extends OperationId>(id: Id, { path, query, body }: InnerRequest<Id> = {}) => {
    const operation = operations.get(id)
    if (operation === undefined) throw new Error(`The contract has no operation ${id}.`)
    const values: Record<string, unknown> = { ...path }
    const url = operation.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(values[name])),
    )
    const asked = Object.entries({ ...query, ...locale }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    const response = await app.inject({
      method: operation.method,
      url: `/api${url}`,
      query: Object.fromEntries(asked) as Record<string, string>,
      headers: { authorization: `Bearer ${key}` },
      remoteAddress: address,
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const { statusCode, headers } = response
    if (statusCode >= 400) throw refusalOf(response.json<Schemas['Problem']>(), headers['retry-after'])
    return (response.body === '' ? undefined : response.json()) as ResponseOf<Id>
  }
}
