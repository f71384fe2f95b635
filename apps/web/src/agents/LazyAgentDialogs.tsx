import type { ComponentProps } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { keepFocus } from '../routing/keepFocus'
import type { AgentDialogs as Dialogs } from './AgentDialogs'

const AgentDialogs = lazy(async () => ({ default: (await import('./AgentDialogs')).AgentDialogs }))

function OpenDialogs(props: ComponentProps<typeof Dialogs>) {
  const [origin] = useState(() => document.activeElement)
  // The focus is the browser's: the dialog that leads to another one has gone when that is closed.
  useEffect(() => () => keepFocus(origin), [origin])
  return (
    <Suspense fallback={null}>
      <AgentDialogs {...props} />
    </Suspense>
  )
}

/** The dialogs of agents, whose code is fetched when the first of them is opened. */
export function LazyAgentDialogs(props: ComponentProps<typeof Dialogs>) {
  return props.dialog === null ? null : <OpenDialogs {...props} />
}
