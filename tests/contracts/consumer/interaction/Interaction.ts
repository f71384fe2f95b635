import type { Answer, CallRequest, OperationId } from '@spadestik/api-client'
import type { ProviderState } from '../../providerStates'
import type { Template } from './from'
import type { Reads } from './Reads'

/** One question of the app to the service, with what it needs of the answer. */
export interface Interaction<Id extends OperationId> {
  operation: Id
  /** What the app wants, in words; with the operation it is the name of the interaction. */
  wants: string
  /** What must be true at the provider, first who calls. */
  given: readonly [caller: ProviderState, ...others: ProviderState[]]
  /** Path, query and body, as far as the operation has them. */
  request?: Template<CallRequest<Id>>
  /** What the app reads of the answer; left out where there is none. */
  reads?: Reads<Answer<Id>>
  /** Values for what the contract's example of the answer leaves empty. */
  example?: object
}
