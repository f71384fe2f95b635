import { createToastQueue } from '@spadestik/ui/Toasts'

/** The messages about actions on selected items, such as 'hidden', that wait to be shown. */
export const selectionToasts = createToastQueue()
