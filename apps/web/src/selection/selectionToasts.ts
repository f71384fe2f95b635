import { createToastQueue } from '@spadestik/ui/Toasts'

export const selectionToasts = createToastQueue()
