import { createToastQueue } from '@spadestik/ui/Toasts'

/** The queue of messages of actions on a selection. */
export const selectionToasts = createToastQueue()
