import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'
import type { AgentDialogs as Dialogs } from './AgentDialogs'

const AgentDialogs = lazy(async () => ({ default: (await import('./AgentDialogs')).AgentDialogs }))

/** The dialogs of agents, whose code is fetched when the first of them is opened. */
export function LazyAgentDialogs(props: ComponentProps<typeof Dialogs>) {
  return props.dialog === null ? null : (
    <Suspense fallback={null}>
      <AgentDialogs {...props} />
    </Suspense>
  )
}
