import type { Check, ContractOperation, ContractParameter } from '../../contract/Contract'
import type { RequestFault } from '../../contract/Problem'
import { Problem } from '../../contract/Problem'
import { unstorableTexts } from '../../storage/unstorableTexts'

const whole = /^-?\d{1,15}$/
const decimal = /^-?\d{1,15}(\.\d{1,15})?$/

function readText(text: unknown, type: ContractParameter['type']): unknown {
  // A text that does not fit the type stays a string, so that validation reports the right error.
  if (typeof text !== 'string') return text
  if (type === 'integer') return whole.test(text) ? Number(text) : text
  if (type === 'number') return decimal.test(text) ? Number(text) : text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

function readParameters(
  operation: ContractOperation,
  place: 'path' | 'query',
  given: Readonly<Record<string, unknown>>,
) {
  const types = new Map(
    operation.parameters
      .filter((parameter) => parameter.place === place)
      .map(({ name, type }) => [name, type]),
  )
  return Object.fromEntries(
    Object.entries(given).map(([name, text]) => [name, readText(text, types.get(name) ?? 'string')]),
  )
}

function faultsOf(check: Check, value: unknown, place: string): RequestFault[] {
  return check(value).map(({ instancePath, message, params }) => {
    const { additionalProperty, unevaluatedProperty } = params
    const unknown: unknown = additionalProperty ?? unevaluatedProperty
    return typeof unknown === 'string'
      ? { path: `/${place}${instancePath}/${unknown}`, message: 'is not known here' }
      : { path: `/${place}${instancePath}`, message: message ?? 'is not valid' }
  })
}

export interface ReadRequest {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: unknown
}

/**
 * Reads and validates a request. Unknown properties are not removed, but reported as faults.
 *
 * @throws Problem `badRequest` with a fault of the path, the query and the body each.
 */
export function readRequest(
  operation: ContractOperation,
  given: { path: Record<string, unknown>; query: Record<string, unknown>; body: unknown },
): ReadRequest {
  const path = readParameters(operation, 'path', given.path)
  // The path and the query can have a parameter with the same name, such as the language of `/translations`.
  // In this case, the value in the path wins.
  const query = readParameters(operation, 'query', given.query)
  const faults = [
    ...faultsOf(operation.validatePath, path, 'path'),
    ...faultsOf(operation.validateQuery, query, 'query'),
    ...bodyFaults(operation, given.body),
  ]
  if (faults.length > 0) {
    throw new Problem(
      'badRequest',
      `The request breaks ${faults.length === 1 ? 'a rule' : `${faults.length} rules`} of the contract, so it was not carried out. Correct the listed faults.`,
      faults,
    )
  }
  return { path, query, body: given.body }
}

function bodyFaults({ validateBody }: ContractOperation, body: unknown): RequestFault[] {
  if (validateBody === null) {
    return body === undefined
      ? []
      : [{ path: '/body', message: 'must be absent, because the operation takes no body' }]
  }
  if (body === undefined) return [{ path: '/body', message: 'is missing' }]
  const faults = faultsOf(validateBody, body, 'body')
  if (faults.length > 0) return faults
  return unstorableTexts(body, '/body', 1).map((path) => ({
    path,
    message: 'contains a NUL or an unpaired surrogate',
  }))
}
