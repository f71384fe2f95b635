import type { ResponseBody, CallRequest, OperationId } from '@spadestik/api-client'
import type { ProviderState } from '../../providerStates'
import type { After } from './after'
import type { Template } from './from'
import type { Reads } from './Reads'

/** A request of the app, with the parts of the response that the app needs. */
export interface Interaction<Id extends OperationId> {
  operation: Id
  /** The purpose of the request. Together with the operation it is the name of the interaction. */
  wants: string
  /**
   * The provider states: what the service must contain before the request, such as a list. The first one says
   * who sends the request. `after(…)` is a request that was made before.
   */
  given: readonly [caller: ProviderState, ...others: (ProviderState | After)[]]
  request?: Template<CallRequest<Id>>
  reads?: Reads<ResponseBody<Id>>
  /**
   * Example values for properties that the app reads but that are empty in the contract's example response.
   */
  example?: object
}
