import type { CallRequest, OperationId } from '@spadestik/api-client'
import type { ReadValueName } from '../../requestMade'
import type { Template } from './from'

/** A request that the caller has made before the interaction. */
export interface After {
  readonly operation: OperationId
  readonly request?: unknown
  readonly reads?: Readonly<Partial<Record<ReadValueName, string>>>
}

/**
 * Describes a request that the service has answered before the interaction. The interaction then shows what
 * the request has changed.
 *
 * @param reads values of its response for the request of the interaction, as JSON Pointers. For example,
 * `{ readId: '/0/id' }` is the id of the first entry.
 */
export function after<Id extends OperationId>(
  operation: Id,
  request?: Template<CallRequest<Id>>,
  reads?: After['reads'],
): After {
  return {
    operation,
    ...(request === undefined ? {} : { request }),
    ...(reads === undefined ? {} : { reads }),
  }
}
