import type { ResponseBody, CallRequest, OperationId } from '@spadestik/api-client'
import type { ProviderState } from '../../providerStates'
import type { Template } from './from'
import type { Reads } from './Reads'

/** A request of the app, with what it needs of the response. */
export interface Interaction<Id extends OperationId> {
  operation: Id
  /** The request in words; with the operation it forms the name of the interaction. */
  wants: string
  /** The required states of the provider, the caller first. */
  given: readonly [caller: ProviderState, ...others: ProviderState[]]
  /** Path, query and body, where the operation has them. */
  request?: Template<CallRequest<Id>>
  /** The parts of the response that the app reads; absent when there are none. */
  reads?: Reads<ResponseBody<Id>>
  /** Values for what the contract's example of the response leaves empty. */
  example?: object
}
