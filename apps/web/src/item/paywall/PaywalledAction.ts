import type { Action } from '@spadestik/domain/access'
import type { messages } from './Paywall.messages'

/** An action for which the paywall has its own text. */
export type PaywalledAction = keyof typeof messages & Action
