import { createToastQueue } from '@spadestik/ui/Toasts'

/** The queue of messages of the search. */
export const searchToasts = createToastQueue()
