export { createToastQueue } from '../src/feedback/Toasts/createToastQueue'
export type { ToastMessage, ToastQueue } from '../src/feedback/Toasts/createToastQueue'
export { Toasts } from '../src/feedback/Toasts/Toasts'
export type { ToastsProps } from '../src/feedback/Toasts/Toasts'
