import { limits } from '@spadestik/domain/limits'
import type { ToastMessage } from '@spadestik/ui/Toasts'
import { createToastQueue, Toasts } from '@spadestik/ui/Toasts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { screenAt } from '../../loading/screenAt'

/** Shows each of a growing list of messages once. */
export function ToastOutlet({ messages }: { messages: readonly ToastMessage[] }) {
  const screen = screenAt(useLocation().pathname)
  const [queue] = useState(createToastQueue)
  const shown = useRef({ screen, count: 0 })
  // The queue is outside of React.
  useEffect(() => {
    // An undo belongs to the screen on which it was offered.
    if (shown.current.screen !== screen) queue.clear()
    for (const message of messages.slice(shown.current.count)) queue.add(message, { timeout: limits.undoMs })
    shown.current = { screen, count: messages.length }
  }, [messages, queue, screen])
  return <Toasts queue={queue} />
}
