import type { Action } from '@spadestik/domain/access'
import type { messages } from './Paywall.messages'

export type PaywalledAction = keyof typeof messages & Action
