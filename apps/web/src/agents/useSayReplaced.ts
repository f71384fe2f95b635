import type { Agent } from '@spadestik/domain/agents'
import { fromAgent } from '@spadestik/domain/agents'
import { useIntl } from 'react-intl'
import { agentEditOf, beginAgentEdit, useAgentCalls } from '../api/agentCalls'
import { useSay } from '../frame/toasts/ToastsContext'
import { asProblem } from '../problems/asProblem'
import { useProblemText } from '../problems/useProblemText'
import { messages } from './Agent.messages'

/**
 * Returns a function that says that the filters of an agent (a saved search) were replaced, and lets the user
 * undo it (M02).
 */
export function useSayReplaced(): (before: Agent, saved: Agent) => void {
  const { formatMessage } = useIntl()
  const textOf = useProblemText()
  const { update } = useAgentCalls()
  const say = useSay()
  return (before, saved) => {
    const { name } = saved
    const begin = () => beginAgentEdit(saved)
    async function restore(begun: ReturnType<typeof begin>): Promise<void> {
      try {
        await update(saved, agentEditOf(fromAgent(before), saved), begun)
        say({ text: formatMessage(messages.restored, { name }), tone: 'success' })
      } catch (error) {
        offer(textOf(asProblem(error)), 'error', begun)
      }
    }
    const offer = (text: string, tone: 'success' | 'error', begun = begin()) =>
      say({ text, tone, actionLabel: formatMessage(messages.undo), onAction: () => void restore(begun) })
    offer(formatMessage(messages.replaced, { name }), 'success')
  }
}
