import type { OperationId } from '@spadestik/api-client'
import { readPact } from '../pact/readPact'
import { pactFile } from '../pactFile'
import { putAt, valueAt } from './atPointer'
import type { Fault } from './Fault'

/** The interactions that request what an id in an earlier response refers to. */
const places = readPact(pactFile).interactions.flatMap(({ description }) => {
  const [, pointer, operation] = /: what the id at (\S+) of (\w+) names$/.exec(description) ?? []
  return pointer === undefined || operation === undefined ? [] : [{ description, pointer, operation }]
})

/** Faults of a service that returns the id of another item, list or user. */
export const idFaults: readonly Fault[] = places.map(({ description, pointer, operation }) => ({
  name: `${operation} has another id at ${pointer}`,
  operation: operation as OperationId,
  interaction: description,
  corrupt: (response) => putAt(response, pointer, Number(valueAt(response, pointer)) + 1),
  names: /status: |body \$|setup state change/,
}))
