import type { ProviderStateHandlers } from '../providerStates'
import { accountStates } from './accountStates'
import { callerStates } from './callerStates'
import { itemStates } from './itemStates'
import { ownStates } from './ownStates'
import type { Provider } from './Provider'

export function createStateHandlers(provider: Provider): ProviderStateHandlers {
  return {
    ...callerStates(provider),
    ...accountStates(provider),
    ...itemStates(provider),
    ...ownStates(provider),
  }
}
