import type { Action } from '@spadestik/domain/access'
import type { messages } from './Paywall.messages'

/** What somebody may try and the paywall has a reason for. @source specification 6 */
export type PaywalledAction = keyof typeof messages & Action
