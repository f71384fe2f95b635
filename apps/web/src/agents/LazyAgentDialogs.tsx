import type { ComponentProps } from 'react'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../loading/lazyPart'
import { focusOrigin, keepFocus } from '../routing/keepFocus'
import type { AgentDialogs as Dialogs } from './AgentDialogs'

const AgentDialogs = lazyPart(async () => (await import('./AgentDialogs')).AgentDialogs)

function OpenDialogs(props: ComponentProps<typeof Dialogs>) {
  const [origin] = useState(focusOrigin)
  // Return the focus to the element that had it before the first dialog opened. If one dialog opens another,
  // the second does not know this element.
  useEffect(() => () => keepFocus(origin), [origin])
  return (
    <Suspense fallback={null}>
      <AgentDialogs {...props} />
    </Suspense>
  )
}

export function LazyAgentDialogs(props: ComponentProps<typeof Dialogs>) {
  return props.dialog === null ? null : <OpenDialogs {...props} />
}
