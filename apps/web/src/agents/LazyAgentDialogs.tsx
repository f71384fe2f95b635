import type { ComponentProps } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { keepFocus } from '../routing/keepFocus'
import type { AgentDialogs as Dialogs } from './AgentDialogs'

const AgentDialogs = lazy(async () => ({ default: (await import('./AgentDialogs')).AgentDialogs }))

function OpenDialogs(props: ComponentProps<typeof Dialogs>) {
  const [origin] = useState(() => document.activeElement)
  // One dialog can open another. The element that had focus before the first one is therefore stored here.
  useEffect(() => () => keepFocus(origin), [origin])
  return (
    <Suspense fallback={null}>
      <AgentDialogs {...props} />
    </Suspense>
  )
}

/** The dialogs of agents. Their code is loaded when the first one opens. */
export function LazyAgentDialogs(props: ComponentProps<typeof Dialogs>) {
  return props.dialog === null ? null : <OpenDialogs {...props} />
}
