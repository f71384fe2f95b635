import { createToastQueue } from '@spadestik/ui/Toasts'

/** The messages about a search, such as an offer to undo a choice, that wait to be shown. */
export const searchToasts = createToastQueue()
