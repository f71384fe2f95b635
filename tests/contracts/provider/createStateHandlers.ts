import type { ProviderStateHandlers } from '../providerStates'
import { accountStates } from './accountStates'
import { administrationStates } from './administrationStates'
import { agentStates } from './agentStates'
import { callerStates } from './callerStates'
import { exportStates } from './exportStates'
import { webhookStates } from './webhookStates'
import { followingStates } from './followingStates'
import { hiddenStates } from './hiddenStates'
import { itemStates } from './itemStates'
import { keyStates } from './keyStates'
import { newsStates } from './newsStates'
import type { Provider } from './Provider'
import { signInStates } from './signInStates'

export function createStateHandlers(provider: Provider): ProviderStateHandlers {
  return {
    ...callerStates(provider),
    ...accountStates(provider),
    ...itemStates(provider),
    ...newsStates(provider),
    ...agentStates(provider),
    ...exportStates(provider),
    ...keyStates(provider),
    ...webhookStates(provider),
    ...followingStates(provider),
    ...hiddenStates(provider),
    ...signInStates(provider),
    ...administrationStates(provider),
  }
}
