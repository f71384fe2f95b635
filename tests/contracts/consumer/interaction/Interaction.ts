import type { ResponseBody, CallRequest, OperationId } from '@spadestik/api-client'
import type { ProviderState } from '../../providerStates'
import type { Template } from './from'
import type { Reads } from './Reads'

/** A request of the app, with the parts of the response that the app needs. */
export interface Interaction<Id extends OperationId> {
  operation: Id
  /** The purpose of the request. Together with the operation it is the name of the interaction. */
  wants: string
  /** The provider states that the request needs. The first one sets the caller. */
  given: readonly [caller: ProviderState, ...others: ProviderState[]]
  /** The path parameters, query and body, if the operation has them. */
  request?: Template<CallRequest<Id>>
  /** The parts of the response that the app reads. Absent if the app reads none. */
  reads?: Reads<ResponseBody<Id>>
  /** Values for parts that are empty in the contract's example of the response. */
  example?: object
}
