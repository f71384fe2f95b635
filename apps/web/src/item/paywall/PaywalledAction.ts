import type { Action } from '@spadestik/domain/access'
import type { messages } from './Paywall.messages'

/** An action that the paywall has a reason for. */
export type PaywalledAction = keyof typeof messages & Action
