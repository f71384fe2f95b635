import type { Call, OperationId } from '../app/Operation'

/**
 * What the operations of every kind of agent need of a call.
 *
 * @source specification 7
 */
export type AgentCall = Pick<Call<OperationId>, 'db' | 'caller' | 'language' | 'now'>
