import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast'

/** A short message that disappears by itself. */
export interface ToastMessage {
  text: string
  /** @default 'info' */
  tone?: 'info' | 'success' | 'error'
  /** The label of its only action, such as Undo. Without it there is no action. */
  actionLabel?: string
  onAction?: () => void
}

/** A queue of toasts. `add(message, { timeout })` takes milliseconds; without a timeout the message stays. */
export type ToastQueue = AriaToastQueue<ToastMessage>

/** How many messages are visible at once. The others wait. */
const shownAtOnce = 3

/** Creates the queue to which an app adds its short messages. */
export function createToastQueue(): ToastQueue {
  return new AriaToastQueue<ToastMessage>({ maxVisibleToasts: shownAtOnce })
}
