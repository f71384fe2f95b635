import type { Contract } from '../contract/Contract'
import { jsonOf, operationsOf, type Operation } from '../contract/Operation'
import { compareResponses, compareRequests } from './compareSchemas'

export interface BreakingChange {
  operation: string
  /** The changed part, such as a parameter, a property of a body, a status or a header. */
  part: string
  what: string
}

interface Pair {
  before: Contract
  after: Contract
  was: Operation
  is: Operation
}

const key = ({ in: place, name }: { in: string; name: string }): string => `${place} ${name}`

function compareParameters({ before, after, was, is }: Pair): BreakingChange[] {
  const operation = was.id
  const now = new Map(is.parameters.map((parameter) => [key(parameter), parameter]))
  const earlier = new Map(was.parameters.map((parameter) => [key(parameter), parameter]))
  const changed = was.parameters.flatMap((parameter) => {
    const part = key(parameter)
    const other = now.get(part)
    if (other === undefined) return [{ operation, part, what: 'was removed' }]
    const narrowed = compareRequests({ before, after }, parameter.schema, other.schema, part)
    const required =
      other.required === true && parameter.required !== true ? [{ part, what: 'is now required' }] : []
    return [...required, ...narrowed].map((change) => ({ operation, ...change }))
  })
  const added = is.parameters
    .filter((parameter) => parameter.required === true && !earlier.has(key(parameter)))
    .map((parameter) => ({ operation, part: key(parameter), what: 'is new and required' }))
  return [...changed, ...added]
}

function compareBodies({ before, after, was, is }: Pair): BreakingChange[] {
  const operation = was.id
  if (was.body === undefined) {
    return is.body === undefined ? [] : [{ operation, part: 'body', what: 'is new and required' }]
  }
  if (is.body === undefined) return [{ operation, part: 'body', what: 'was removed' }]
  return compareRequests({ before, after }, was.body, is.body, 'body').map((change) => ({
    operation,
    ...change,
  }))
}

function compareStatuses({ before, after, was, is }: Pair): BreakingChange[] {
  const operation = was.id
  const removed = [...was.answers.keys()]
    .filter((status) => !is.answers.has(status))
    .map((status) => ({ operation, part: `status ${status}`, what: 'was removed' }))
  const answered = [...was.answers].flatMap(([status, answer]) => {
    const other = is.answers.get(status)
    if (other === undefined) return []
    const headers = Object.keys(answer.headers ?? {})
      .filter((name) => other.headers?.[name] === undefined)
      .map((name) => ({ operation, part: `${status} header ${name}`, what: 'was removed' }))
    const [schema, otherSchema] = [jsonOf(answer), jsonOf(other)]
    if (schema === undefined) return headers
    if (otherSchema === undefined) {
      return [...headers, { operation, part: `${status} body`, what: 'was removed' }]
    }
    const changed = compareResponses({ before, after }, schema, otherSchema, `${status} body`)
    return [...headers, ...changed.map((change) => ({ operation, ...change }))]
  })
  return [...removed, ...answered]
}

/**
 * Lists the breaking changes between two contracts: requests that the service no longer accepts, and
 * responses that clients do not expect. Additions are not breaking.
 */
export function compareContracts(before: Contract, after: Contract): BreakingChange[] {
  const now = new Map(operationsOf(after).map((operation) => [operation.id, operation]))
  return operationsOf(before).flatMap((was) => {
    const is = now.get(was.id)
    if (is === undefined) return [{ operation: was.id, part: 'operation', what: 'was removed' }]
    const place = `${is.method} ${is.path}`
    const pair = { before, after, was, is }
    return [
      ...(place === `${was.method} ${was.path}`
        ? []
        : [{ operation: was.id, part: 'operation', what: `is now ${place}` }]),
      ...(is.needsToken && !was.needsToken
        ? [{ operation: was.id, part: 'operation', what: 'now requires a token' }]
        : []),
      ...compareParameters(pair),
      ...compareBodies(pair),
      ...compareStatuses(pair),
    ]
  })
}
