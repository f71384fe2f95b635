import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast'

/** A short message that leaves by itself. */
export interface ToastMessage {
  text: string
  /** @default 'info' */
  tone?: 'info' | 'success' | 'error'
  /** The words of its one action, such as undo; without them there is none. */
  actionLabel?: string
  onAction?: () => void
}

/** The messages that are shown or wait; `add(message, {timeout})` takes milliseconds, and without them it stays. */
export type ToastQueue = AriaToastQueue<ToastMessage>

/** Messages that stand over the page at once; the others wait until there is room. */
const shownAtOnce = 3

/** Makes the queue that an app puts its short messages into, from anywhere. */
export function createToastQueue(): ToastQueue {
  return new AriaToastQueue<ToastMessage>({ maxVisibleToasts: shownAtOnce })
}
