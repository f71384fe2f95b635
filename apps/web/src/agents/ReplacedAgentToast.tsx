import type { Agent } from '@spadestik/domain/agents'
import { fromAgent } from '@spadestik/domain/agents'
import { limits } from '@spadestik/domain/limits'
import { useStableHandler } from '@spadestik/ui/useStableHandler'
import type { ToastMessage } from '@spadestik/ui/Toasts'
import { createToastQueue, Toasts } from '@spadestik/ui/Toasts'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { AgentEdit } from '../api/agentCalls'
import { agentEditOf, beginAgentEdit, useAgentCalls } from '../api/agentCalls'
import type { BegunEdit } from '../api/cache/saveEdit'
import { asProblem } from '../problems/asProblem'
import { useProblemText } from '../problems/useProblemText'
import { messages } from './Agent.messages'

const queue = createToastQueue()

const show = (message: ToastMessage) => queue.add(message, { timeout: limits.undoMs })

export interface ReplacedAgent {
  readonly before: Agent
  readonly saved: Agent
}

/** Says that the filters of an agent (a saved search) were replaced, and lets the user undo it (M02). */
export function ReplacedAgentToast({ replaced }: { replaced: ReplacedAgent }) {
  const { formatMessage } = useIntl()
  const textOf = useProblemText()
  const { update } = useAgentCalls()
  const restore = useStableHandler(async function again(
    one: ReplacedAgent,
    begun: BegunEdit<AgentEdit>,
  ): Promise<void> {
    const { before, saved } = one
    try {
      await update(saved, agentEditOf(fromAgent(before), saved), begun)
      show({ text: formatMessage(messages.restored, { name: saved.name }), tone: 'success' })
    } catch (error) {
      show({
        text: textOf(asProblem(error)),
        tone: 'error',
        actionLabel: formatMessage(messages.undo),
        onAction: () => void again(one, begun),
      })
    }
  })
  const say = useStableHandler((one: ReplacedAgent) =>
    show({
      text: formatMessage(messages.replaced, { name: one.saved.name }),
      tone: 'success',
      actionLabel: formatMessage(messages.undo),
      onAction: () => void restore(one, beginAgentEdit(one.saved)),
    }),
  )
  // The queue is outside of React. An undo belongs to the screen on which it was offered.
  useEffect(() => {
    say(replaced)
    return () => queue.clear()
  }, [replaced, say])
  return <Toasts queue={queue} />
}
