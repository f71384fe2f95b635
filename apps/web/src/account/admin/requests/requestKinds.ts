import type { Schemas } from '@spadestik/api-client'
import { messages } from './Requests.messages'

export type RequestKind = Schemas['ManagedRequestKind']

/** The kinds of requests in the order of the filter, with their names. */
export const requestKinds: readonly RequestKind[] = [
  'demo',
  'subscription',
  'change',
  'cancellation',
  'erasure',
  'tip',
]

export const nameOfKind = (kind: RequestKind) => messages[kind]
