import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { visuallyHidden } from '../../styles/visuallyHidden.css'

/** The time in milliseconds after which assistive technology knows a new live region. */
const regionKnownMs = 100

/** Subscribes to nothing. */
const never = () => () => undefined

interface ToastAnnouncerProps {
  /** The messages on the screen, each with its key. */
  messages: readonly { key: string; text: string }[]
}

/**
 * A live region that announces messages. It is empty at first and filled later, because screen readers
 * announce only what is added to a region that they know already (WCAG 4.1.3).
 */
export function ToastAnnouncer({ messages }: ToastAnnouncerProps) {
  // The server has no body to render into.
  const hasBody = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), regionKnownMs)
    return () => clearTimeout(timer)
  }, [])
  if (!hasBody) return null
  return createPortal(
    <output
      // Announce only the new message, not those that are still on the screen.
      aria-atomic="false"
      aria-relevant="additions"
      className={visuallyHidden}
      // Keep the region audible while a dialog hides the rest of the page.
      data-react-aria-top-layer
    >
      {isKnown &&
        messages.map(({ key, text }) => (
          <p key={key} dir="auto">
            {text}
          </p>
        ))}
    </output>,
    document.body,
  )
}
