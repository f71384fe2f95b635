import type { ComponentProps } from 'react'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../api/client/lazyPart'
import { keepFocus } from '../routing/keepFocus'
import type { AgentDialogs as Dialogs } from './AgentDialogs'

const AgentDialogs = lazyPart(async () => (await import('./AgentDialogs')).AgentDialogs)

function OpenDialogs(props: ComponentProps<typeof Dialogs>) {
  const [origin] = useState(() => document.activeElement)
  // One dialog can open another. Store here which element had the focus before the first dialog opened.
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
