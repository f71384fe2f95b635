import fc from 'fast-check'
import { corrupt } from './corrupt'
import type { FuzzOperation } from './FuzzOperation'
import { valuesOf } from './valuesOf'

export interface FuzzRequest {
  readonly operation: FuzzOperation['operation']
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/**
 * Returns a generator of requests for one operation. Three of four requests are valid, and every fourth
 * request has one fault.
 */
export function requestsOf(
  { operation, parameters, body }: FuzzOperation,
  ids: readonly number[],
): fc.Arbitrary<FuzzRequest> {
  const place = (wanted: 'path' | 'query') => {
    const own = parameters.filter((parameter) => parameter.place === wanted)
    return fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, valuesOf(schema, ids)])), {
      requiredKeys: own.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])),
    })
  }
  const valid = fc.record({
    path: place('path'),
    query: place('query'),
    body: body === null ? fc.constant(undefined) : valuesOf(body, ids),
  })
  const faulty = valid.chain((request) => {
    const parts: fc.Arbitrary<typeof request>[] = [
      corrupt(request.query).map((query) => ({
        ...request,
        query: typeof query === 'object' && query !== null ? (query as Record<string, unknown>) : {},
      })),
    ]
    if (Object.keys(request.path).length > 0) {
      const [key = 'id'] = Object.keys(request.path)
      parts.push(
        fc
          .constantFrom('0', '-1', 'abc', '2147483648', '1e3', '%00')
          .map((text) => ({ ...request, path: { ...request.path, [key]: text } })),
      )
    }
    if (body !== null)
      parts.push(
        corrupt(request.body).map((changed) => ({ ...request, body: changed })),
        corrupt(request.body).map((changed) => ({ ...request, body: changed })),
      )
    return fc.oneof(...parts)
  })
  return fc
    .oneof({ weight: 3, arbitrary: valid }, { weight: 1, arbitrary: faulty })
    .map((request) => ({ operation, ...request }))
}
