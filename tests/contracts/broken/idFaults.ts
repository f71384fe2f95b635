import type { OperationId } from '@spadestik/api-client'
import { readInteractions } from '../pact/readInteractions'
import { putAt, valueAt } from './atPointer'
import type { Fault } from './Fault'

/** The interactions that request what an id in an earlier response refers to. */
const places = readInteractions().flatMap(({ description }) => {
  const [, target, pointer, operation] =
    /^(\w+): what the id at (\S+) of (\w+) names$/.exec(description) ?? []
  return target === undefined || pointer === undefined || operation === undefined
    ? []
    : [{ description, target, pointer, operation }]
})

/** Faults of a service that returns the id of another item, list or user. */
export const idFaults: readonly Fault[] = places.map(({ description, target, pointer, operation }) => ({
  name: `${operation} has another id at ${pointer}, which ${target} shows`,
  operation: operation as OperationId,
  interaction: description,
  corrupt: (response) => putAt(response, pointer, Number(valueAt(response, pointer)) + 1),
  names: /status: |body \$|setup state change/,
}))
