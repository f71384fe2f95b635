import { createToastQueue } from '@spadestik/ui/Toasts'

export const searchToasts = createToastQueue()
