import { createToastQueue } from '@spadestik/ui/Toasts'

/** The short messages of the search. */
export const searchToasts = createToastQueue()
