import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast'

/** A short message for a `ToastQueue`, with an optional action. */
export interface ToastMessage {
  text: string
  /** The kind of message. @default 'info' */
  tone?: 'info' | 'success' | 'error'
  /** The label of the only action, such as "Undo". Without a label there is no action. */
  actionLabel?: string
  onAction?: () => void
}

/**
 * A queue of messages. Call `add(message, { timeout })` with a timeout in milliseconds. Without a timeout,
 * the message stays until the user closes it.
 */
export type ToastQueue = AriaToastQueue<ToastMessage>

/** Further messages wait. */
const shownAtOnce = 3

/** Creates the queue to which the app adds its messages. */
export function createToastQueue(): ToastQueue {
  return new AriaToastQueue<ToastMessage>({ maxVisibleToasts: shownAtOnce })
}
